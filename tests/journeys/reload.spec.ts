import { expect, hydrated, test } from './support';

test('a link to the current page reloads it, with the focus on its heading; a link to another page does not', {
  tag: '@flow',
}, async ({ page, t, language }) => {
  await page.goto('/products');
  await hydrated(page);
  const isMarked = () => page.evaluate(() => 'isMarked' in window);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));

  const home = page.getByRole('banner').getByRole('link', {
    name: t('layout:header.home_link', { brand: language === 'ar' ? 'أثل' : 'Athel' }),
  });
  await home.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await isMarked()).toBe(true);

  await home.click();
  await expect.poll(isMarked).toBe(false);
  await hydrated(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});
