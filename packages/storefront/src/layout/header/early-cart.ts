/**
 * Part of the document: the cart's icon is there from the first view for those who have something in it. It would push the
 * other icons aside once the stored cart has been read, under the finger of somebody who is about to press one.
 */
export const EARLY_CART_SCRIPT = `(() => {
  try {
    if (/"lines":\\[\\{/.test(localStorage.getItem('cart-storage'))) document.documentElement.dataset.cart = '';
  } catch {
    // Storage is blocked: nothing is in the cart.
  }
})();`;

/** From now on the cart itself says whether its icon shows. */
export function endEarlyCart(): void {
  delete document.documentElement.dataset.cart;
}
