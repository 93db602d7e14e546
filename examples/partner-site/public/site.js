/* Widget events bubble, so one listener on the document is enough. */
const count = document.querySelector('#cart-count');
const switchLanguage = document.querySelector('#switch-language');

document.addEventListener('diwan-cart-change', (event) => {
  const { detail } = /** @type {CustomEvent<{ itemCount: number }>} */ (event);
  if (count) count.textContent = String(detail.itemCount);
});

switchLanguage?.addEventListener('click', () => {
  // Widgets follow the language of the page around them.
  const isArabic = document.documentElement.lang === 'ar';
  document.documentElement.lang = isArabic ? 'en' : 'ar';
  switchLanguage.textContent = isArabic ? 'Switch this page to Arabic' : 'Switch this page to English';
});
