import { expect, hydrated, test } from './support';

test('a product’s page prints on two sheets, without buttons, fields and lists of other products', {
  tag: '@wide',
}, async ({ page, t }) => {
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  // Parts further down load when they come near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeHidden();
  for (const name of [t('product:add_to_cart'), t('product:increase')])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true }).first()).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});
