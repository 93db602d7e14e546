import { expect, hydrated, test } from './support';

test('a short link applies a promo code to the cart', { tag: ['@flow', '@main'] }, async ({
  page,
  t,
  complaints,
}) => {
  await page.goto('/ba/summer-sale');
  await page.waitForURL(/promo_code=/);
  const code = new URL(page.url()).searchParams.get('promo_code') ?? '';
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('promo-storage') ?? ''), 'the code is stored')
    .toContain(code);

  await page.goto('/product/anything-NF1042');
  await hydrated(page);
  await page
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first()
    .click();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(t('checkout:promos_messages.success'))).toBeVisible();
  await expect(page.getByRole('main').locator('dt', { hasText: t('cart:summary.coupon') })).toBeVisible();

  await page.getByRole('button', { name: t('checkout:promo.change') }).click();
  const field = page.getByRole('textbox', { name: t('checkout:promo.title') });
  await expect(field).toBeFocused();
  await field.fill('RAMADAN24');
  await field.press('Enter');
  await expect(page.getByRole('main').getByText(t('checkout:promos_messages.expired'))).toBeVisible();
  await expect(page.getByRole('main').locator('dt', { hasText: t('cart:summary.coupon') })).toBeHidden();

  // The browser logs the error status.
  complaints.length = 0;

  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('');
});
