import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('without scripts the filters are a form, and links change a comparison', {
  tag: ['@flow', '@once'],
}, async ({ page, t }) => {
  await page.goto('/products/category/1?sort=price_asc');
  await page.locator('summary', { hasText: 'Colour' }).click();
  await page.locator('input[name=colour][value="1"]').check();
  await page.getByRole('button', { name: t('product:filters.apply'), exact: true }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page).toHaveURL(/colour=1/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: /Remove filter/ }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);

  await page.goto('/compare?items=NF1042,RM1043,GONE99');
  await expect(page.getByRole('status').first()).toContainText('No longer sold: \u2066GONE99\u2069');
  await expect(page.getByText(/is 8 centimetres narrower and 2 centimetres lower than/)).toBeAttached();
  await page.getByRole('link', { name: 'Add Asir Three-Seat Sofa' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('link', { name: 'Remove Nafud Three-Seat Sofa' }).click();
  await expect(page).toHaveURL(/items=RM1043,AS1044$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
