import { expect, hydrated, test } from './support';

test('a product’s page prints on two sheets, without buttons, fields and lists of other products', {
  tag: ['@flow', '@wide'],
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

test('a set’s page prints its pieces without their buttons', { tag: ['@flow', '@wide'] }, async ({
  page,
  t,
}) => {
  await page.goto('/product/majra-dining-set-MJ5401');
  await hydrated(page);
  const main = page.getByRole('main');
  const controls = [
    main.getByRole('button', { name: t('product:set_page.add_whole') }),
    main.getByRole('button', { name: t('product:set_page.next_piece') }),
    main.getByRole('link', { name: t('product:set_page.view_piece') }).first(),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: t('product:set.title') })).toBeVisible();
  for (const control of controls) await expect(control).toBeHidden();
});
