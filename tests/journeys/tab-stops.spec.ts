import { useFullBaskets } from './full-baskets';
import { pages } from './pages';
import { expect, hydrated, test } from './support';
import { faultsOfStops } from './tab-stops';

for (const [name, addresses] of Object.entries(pages))
  test(`each stop of the Tab key is seen on pages of ${name}`, { tag: '@flow' }, async ({
    page,
    context,
    complaints,
  }) => {
    const devtools = await context.newCDPSession(page);
    const known = new Set<string>();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await useFullBaskets(page);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      // Filters and counts that arrive later would move the stops.
      await page.waitForLoadState('networkidle');
      const { stops, faults } = await faultsOfStops(page, devtools, known);
      expect.soft(stops, address).toBeGreaterThan(5);
      expect.soft(faults, address).toEqual([]);
    }
    // The browser logs the missing page and failed product requests.
    complaints.length = 0;
  });
