import { expectFocusKept } from './accessible';
import { holdBack } from './hold-back';
import { expect, hydrated, type Page, test } from './support';

/** All announcements since the page was loaded. */
const announced = (page: Page) => page.evaluate(() => (window as { announced?: string[] }).announced ?? []);

const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { announced: heard });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if ((target as Element).closest?.('[aria-live]'))
          for (const { textContent } of addedNodes) heard.push(textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a slow page shows a progress line immediately and its skeleton, and is announced once', {
  tag: '@flow',
}, async ({ page, t }) => {
  await page.goto('/terms-and-conditions');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await recordAnnouncements(page);
  // Far enough to have the end of a shorter page in view, with the header still visible; parts of the page load late.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: 'instant' });
        return window.scrollY;
      }),
    )
    .toBeGreaterThan(300);
  const before = await page.getByRole('main').textContent();
  const respond = await holdBack(page, /\/pages\/home/);
  const bar = page.getByRole('banner').locator('> div');
  const line = () =>
    bar.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::after').inlineSize));

  // `hover` would scroll while the header moves.
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toBeInViewport({ ratio: 1 });
  const box = await logo.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(line).toBeGreaterThan(10);
  const skeleton = page.getByRole('main', { name: t('layout:loading') });
  await expect(skeleton).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect.poll(() => announced(page)).toEqual([t('layout:loading')]);
  await expectFocusKept(page);

  // Back restores the hidden page.
  await page.goBack();
  await expect(skeleton).toBeHidden();
  expect(await page.getByRole('main').textContent()).toBe(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(skeleton).toBeVisible();

  respond();
  await expect(skeleton).toBeHidden();
  // Read by screen readers as it takes the focus: an announcement would repeat it.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(new Set(await announced(page))).toEqual(new Set([t('layout:loading')]));
  expect(await bar.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

test('a failed page is announced once and can be retried', { tag: '@flow' }, async ({
  page,
  t,
  complaints,
}) => {
  await page.goto('/cart');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await recordAnnouncements(page);
  await page.route(/\/projects\/categories/, (route) =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await page.evaluate(() => history.pushState(null, '', '/projects'));
  const heading = page.getByRole('heading', { level: 1, name: t('screens:unavailable.title') });
  await expect(heading).toBeFocused();
  expect((await announced(page)).filter((text) => text !== t('layout:loading'))).toEqual([]);
  await page.unroute(/\/projects\/categories/);
  await page.getByRole('button', { name: t('common:retry') }).click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  complaints.length = 0;
});
