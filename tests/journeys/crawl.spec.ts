import { expectAccessible, settled } from './accessible';
import { expectStyledAtOnce } from './first-styles';
import { useFullBaskets } from './full-baskets';
import { Listener } from './heard/listener';
import { expectFitsPhones } from './narrow-screens';
import { basketPages, pages } from './pages';
import { expect, hydrated, isTakenOver, type Page, test } from './support';

/**
 * Scrolls through the page, because content below the fold hydrates only when it comes near. A part that never does is named,
 * with what the browser has logged meanwhile.
 */
const expectTakenOver = (page: Page, complaints: readonly string[]): Promise<void> =>
  expect
    .poll(
      async () => {
        const waiting = await page.evaluate(() => {
          const section = [...document.querySelectorAll('main > *')].find((candidate) => {
            const content = candidate.firstElementChild;
            // Sections hidden on this device never hydrate. React marks hydrated nodes.
            const isShown = candidate.getClientRects().length > 0;
            return isShown && content && !Object.keys(content).some((key) => key.startsWith('__reactFiber'));
          });
          section?.scrollIntoView();
          return section?.outerHTML.slice(0, 200);
        });
        return waiting && [waiting, ...complaints];
      },
      { message: page.url(), intervals: [50] },
    )
    .toBeUndefined();

/** The browser logs the missing page, and the products that full baskets don't get. */
const isExpected = (complaint: string) => complaint.includes('Failed to load resource');

const crawls = Object.entries({ ...pages, 'empty baskets': basketPages });

/*
 * All that is looked for on every page: it hydrates what the server rendered, says nothing unasked, passes axe, is styled from
 * the first frame, fits phones, and logs nothing.
 */
for (const [name, addresses] of crawls)
  test(`pages of ${name} hydrate as rendered, are silent, pass axe and fit phones`, {
    tag: '@sweep',
  }, async ({ page, complaints, isPhone, language }) => {
    const listener = await Listener.listen(page);
    if (name !== 'empty baskets') await useFullBaskets(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    // What the page before was still fetching doesn't count.
    page.on('framenavigated', () => scripts.splice(0));
    const lateScripts = () => scripts.filter((url) => /\/(Footer|deferred-sections)-[^/]+\.js/.test(url));

    for (const address of addresses) {
      const said = await listener.hear(`opens ${address}`, async () => {
        await page.goto(address);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // No scripts for content below the fold.
        if (address === '/') expect(lateScripts()).toEqual([]);
        await expectTakenOver(page, complaints);
        if (address === '/') {
          await expect.poll(() => lateScripts().length).toBeGreaterThanOrEqual(2);
          await expect.poll(() => isTakenOver(page.getByRole('contentinfo'))).toBe(true);
        }
      });
      expect.soft(said, address).toEqual([]);
      expect.soft(await listener.faults(), address).toEqual([]);
      await settled(page);
      // Axe looks at Arabic on phones and at English on desktops: each language and layout once.
      if (isPhone === (language === 'ar')) await expectAccessible(page);
      if (isPhone) await expectFitsPhones(page, address);
      // The server's HTML is the same for phones.
      else await expectStyledAtOnce(page, address);
      expect
        .soft(
          complaints.splice(0).filter((complaint) => !isExpected(complaint)),
          address,
        )
        .toEqual([]);
    }
  });
