import { pageStage, shownPicture } from './gallery-steps';
import { expect, hydrated, storedLines, test } from './support';

test('the choices for a product survive reload, language switch and Back', {
  tag: ['@flow', '@translated', '@main'],
}, async ({ page, t, language, isPhone }) => {
  const digits = (text: string) =>
    language === 'ar' ? text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : text;
  const main = page.getByRole('main');
  const color = main.getByRole('radio').nth(1);
  const fabric = main.getByRole('checkbox').nth(1);
  const width = main.getByRole('textbox', { name: t('product:dimensions.edit_width') });
  const quantity = main.getByRole('textbox', { name: t('product:quantity'), exact: true });

  await page.goto('/product/anything-NF1042');
  await hydrated(page);
  await main
    .getByRole('button', { name: `${t('common:change')}: ${t('product:colors.title')}` })
    .first()
    .press('Enter');
  const colorName = await color.evaluate((input) => input.closest('label')?.textContent);
  await color.check({ force: true });
  await main.getByRole('button', { name: t('product:colors.confirm') }).click();
  await fabric.check({ force: true });
  await width.fill('250');
  await width.press('Enter');
  await main.getByRole('button', { name: t('product:increase'), exact: true }).click();
  await expect(page).toHaveURL(/choices=c\d+_f[\d.]+_w250&quantity=2$|quantity=2&choices=c\d+_f[\d.]+_w250$/);
  const address = new URL(page.url());

  const expectChosen = async () => {
    await expect(width).toHaveValue(digits('250'));
    await expect(quantity).toHaveValue(digits('2'));
    await expect(fabric).toBeChecked();
    await expect(main.getByText(colorName ?? '', { exact: true }).first()).toBeVisible();
    expect(await shownPicture(page, pageStage(page))).toBe(3);
  };
  await expectChosen();
  await page.reload();
  await expectChosen();
  await hydrated(page);
  await expectChosen();

  // The server renders it, with one canonical URL for search engines.
  const document = await (await page.request.get(address.href)).text();
  expect(document).toMatch(/<link rel="canonical" href="[^"?]*NF1042"/);
  expect(document).toMatch(/value="(250|٢٥٠)"/);

  await page.goto('/cart');
  await page.goBack();
  await hydrated(page);
  await expectChosen();
  // Also after client-side navigation.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expectChosen();

  if (isPhone) await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
  await page
    .getByRole(isPhone ? 'dialog' : 'banner')
    .getByRole('button', { name: t('layout:header.switch_language_a11y') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
  expect(new URL(page.url()).search).toBe(address.search);
  await expect(fabric).toBeChecked();
  await expect(main.getByRole('textbox').first()).toHaveValue(/^(250|٢٥٠)$/);
  await expect(main.getByRole('textbox').nth(1)).toHaveValue(/^[2٢]$/);
  await hydrated(page);
});

test('a line of the price box is edited until it is added again', { tag: '@once' }, async ({ page, t }) => {
  await page.goto('/product/anything-NF1042?choices=w250&quantity=3');
  await hydrated(page);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: t('product:add_to_price_box'), exact: true }).first();
  await add.click();
  await expect.poll(() => storedLines(page, 'pricebox-storage')).toBe(1);

  await page.goto('/price-box');
  await main.getByRole('link', { name: t('cart:line.edit_choices') }).click();
  const quantity = main.getByRole('textbox', { name: t('product:quantity'), exact: true });
  await expect(quantity).toHaveValue('3');
  await main.getByRole('button', { name: t('product:increase'), exact: true }).click();
  await main.getByRole('button', { name: t('product:dimensions.wider') }).click();
  await page.reload();
  await hydrated(page);
  await expect(quantity).toHaveValue('4');
  await main.getByRole('button', { name: t('product:edited_line.save'), exact: true }).click();
  await expect.poll(() => storedLines(page, 'pricebox-storage')).toBe(1);
  await expect(page).toHaveURL(/\?choices=w255$/);
});
