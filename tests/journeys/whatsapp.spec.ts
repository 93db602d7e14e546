import { expect, hydrated, test } from './support';

test('the chat button is there wherever a page rests, clear of every control', { tag: '@flow' }, async ({
  page,
  t,
}) => {
  for (const address of ['/products/category/1', '/', '/contact']) {
    await page.goto(address);
    await hydrated(page);
    const chat = page.getByRole('contentinfo').getByRole('link', { name: t('layout:whatsapp.open') });
    const toBottom = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
    for (let stop = 0; stop < 12; stop += 1) {
      await expect(chat).toBeVisible();
      await expect(chat).toBeInViewport({ ratio: 1 });
      // Content that loads below moves what it stands beside.
      await expect
        .poll(() =>
          chat.evaluate((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return [left + 1, (left + right) / 2, right - 1]
              .flatMap((x) =>
                [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementsFromPoint(x, y)),
              )
              .flat()
              .filter(
                (under) =>
                  under !== button &&
                  under.matches('main :is(button, input, select, textarea), footer :is(a, button)'),
              )
              .map((under) => under.outerHTML.slice(0, 120));
          }),
        )
        .toEqual([]);
      if ((await toBottom()) < 1) break;
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.7, behavior: 'instant' }));
    }
  }
});
