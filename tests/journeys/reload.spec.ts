import { expect, hydrated, type Page, test } from './support';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isOldDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isOldDocument' in window);

test('the logo and the menu’s link to the current page reload it, without the rest of its address; links to another page don’t', {
  tag: ['@flow', '@wide'],
}, async ({ page, t, language }) => {
  await page.goto('/products');
  await hydrated(page);
  await mark(page);
  const header = page.getByRole('banner');
  const home = header.getByRole('link', {
    name: t('layout:header.home_link', { brand: language === 'ar' ? 'أثل' : 'Athel' }),
  });
  await home.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await isMarked(page)).toBe(true);

  await home.click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await hydrated(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  for (const [address, name] of [
    ['/contact?item_id=101', 'layout:menu.contact'],
    ['/about#faq', 'layout:menu.about'],
    ['/?utm_source=newsletter', 'layout:menu.home'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const path = new URL(page.url()).pathname;
    await mark(page);
    await header.getByRole('link', { name: t(name), exact: true }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(new URL(page.url())).toMatchObject({ pathname: path, search: '', hash: '' });
  }
});
