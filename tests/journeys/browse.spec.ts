import { expect, hydrated, storedLines, test, withPhonePixels } from './support';

test.use(withPhonePixels);

test('from the home page to a basket that survives a reload', { tag: '@translated' }, async ({
  page,
  context,
  t,
  language,
}) => {
  const sofas = language === 'ar' ? 'الكنب' : 'Sofas';

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);

  await page.getByRole('main').getByRole('link', { name: sofas }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: sofas })).toBeVisible();
  await expect(page).toHaveURL(/\/products\/category\/1$/);

  const product = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const name = ((await product.textContent()) ?? '').trim();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first()
    .click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await page
    .getByRole('link', { name: t('common:basket_button.cart_one', { count: language === 'ar' ? '١' : '1' }) })
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const line = page.getByRole('main').getByRole('link', { name }).first();
  await expect(line).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(line).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  await hydrated(otherTab);
  const otherQuantity = otherTab.getByRole('textbox', { name: t('cart:line.quantity_of', { name }) });
  await expect(otherQuantity).toHaveValue(/^[1١]$/);

  await page.getByRole('button', { name: t('cart:line.increase', { name }) }).click();
  await expect(otherQuantity).toHaveValue(/^[2٢]$/);
});

test('search finds what visitors call by other names, while they type', { tag: ['@flow', '@main'] }, async ({
  page,
  language,
  t,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: t('layout:header.search') }).click();
  await page.getByRole('searchbox').pressSequentially(language === 'ar' ? 'سرير مفرد' : 'single bed');
  // The shop has no single beds, but beds: no chair, though some are «مفرد» and stand in bedrooms.
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await expect(first).toContainText(language === 'ar' ? 'سرير «ليل» المنجّد' : 'Layl Upholstered Bed');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/-LY6010$/);
});
