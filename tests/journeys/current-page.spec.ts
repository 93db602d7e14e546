import { expect, hydrated, test } from './support';

test('the menu’s link to the current page reloads it, without the rest of its address', {
  tag: ['@flow', '@wide'],
}, async ({ page, t }) => {
  for (const [address, name] of [
    ['/contact?item_id=101', 'layout:menu.contact'],
    ['/about#faq', 'layout:menu.about'],
    ['/?utm_source=newsletter', 'layout:menu.home'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const path = new URL(page.url()).pathname;
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(name), exact: true })
      .click();
    await expect.poll(() => page.evaluate(() => 'isOldDocument' in window)).toBe(false);
    expect(new URL(page.url())).toMatchObject({ pathname: path, search: '', hash: '' });
  }
});
