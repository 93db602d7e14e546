import { expect, hydrated, type Page, test } from './support';

/** Holds back the code that is named so, on a machine a sixth as fast; returns what lets it through. */
async function slowDown(page: Page, code: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return release;
}

/** Milliseconds of the page's own work from a press on a button until something new is drawn. */
const answerTime = (page: Page, button: string, answer: string) =>
  page.evaluate(
    ([name, selector]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(name)?.click();
        const look = () => {
          if (document.querySelector(selector))
            requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [button, answer] as const,
  );

test('what is typed before the search’s code arrives is kept', { tag: '@flow' }, async ({ page, t }) => {
  await page.goto('/contact');
  await hydrated(page);
  const arrive = await slowDown(page, /SearchOverlay/);
  await page.getByRole('button', { name: t('layout:header.search') }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('nafud');
  await page.screenshot({ path: test.info().outputPath('early.png') });
  arrive();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' sofa');
  await expect(field).toHaveValue('nafud sofa');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('search and menu answer the first press within 100 ms on a slow phone', { tag: '@flow' }, async ({
  page,
  t,
  isPhone,
}) => {
  test.skip(!isPhone, 'large screens show the menu');
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const arrive = await slowDown(page, /SearchOverlay|MobileMenu/);
  for (const name of [t('layout:header.search'), t('layout:header.open_menu')]) {
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name });
    await button.evaluate((element) => {
      element.id = 'pressed';
    });
    expect(await answerTime(page, '#pressed', '[data-early]')).toBeLessThan(100);
    await button.evaluate((element) => element.removeAttribute('id'));
  }
  await page.screenshot({ path: test.info().outputPath('early-menu.png') });
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});
