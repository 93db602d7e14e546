import { expect, hydrated, type Page, test } from './support';

const pagesOf = (pdf: string): number | undefined => pdf.match(/\/Type \/Page\b/g)?.length;

const open = async (page: Page, address: string) => {
  await page.emulateMedia({ media: null });
  await page.goto(address);
  await hydrated(page);
};

test('a product prints on two sheets without controls and other products, a set without its own, a comparison of four in landscape', {
  tag: ['@flow', '@wide'],
}, async ({ page, t }) => {
  const main = page.getByRole('main');
  await open(page, '/product/nafud-three-seat-sofa-NF1042');
  // Parts further down load when they come near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeHidden();
  for (const name of [t('product:add_to_cart'), t('product:increase')])
    await expect(main.getByRole('button', { name, exact: true }).first()).toBeHidden();
  expect(pagesOf((await page.pdf({ format: 'A4' })).toString('latin1'))).toBe(2);

  await open(page, '/product/majra-dining-set-MJ5401');
  const controls = [
    main.getByRole('button', { name: t('product:set_page.add_whole') }),
    main.getByRole('button', { name: t('product:set_page.next_piece') }),
    main.getByRole('link', { name: t('product:set_page.view_piece') }).first(),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: t('product:set.title') })).toBeVisible();
  for (const control of controls) await expect(control).toBeHidden();

  await open(page, '/compare?items=NF1042,RM1043,DN1052,AS1044');
  const compared = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pagesOf(compared)).toBe(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(compared) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
