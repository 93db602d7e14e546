import { chromium } from 'playwright';
import { buildChanged } from '../scripts/build.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { openDemoShop } from './demo-shop.mjs';

/**
 * Opens a page of the shop and waits until it is hydrated.
 * @typedef {(
 *   address: string,
 *   options: import('playwright').BrowserContextOptions,
 *   more?: { prepare?: (page: import('playwright').Page) => Promise<unknown>, isHydrated?: boolean, waitUntil?: 'commit' | 'load' },
 * ) => Promise<import('playwright').Page>} OpenPage
 */

/** The shop's languages as browser locales. */
export const locales = ['en-US', 'ar-SA'];

/**
 * Builds, opens the demo shop and a browser, and closes both afterwards.
 * @param {(openPage: OpenPage) => Promise<void>} measure
 */
export async function inBrowser(measure) {
  await buildChanged();
  const shop = await openDemoShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    await measure(async (address, options, { prepare, isHydrated = true, waitUntil = 'load' } = {}) => {
      const page = await browser.newPage({ ...options, baseURL: shop.url });
      // tsx compiles function names to calls of this helper, which pages lack.
      await page.addInitScript('globalThis.__name = (named) => named');
      await prepare?.(page);
      await page.goto(address, { waitUntil });
      if (isHydrated) await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      return page;
    });
  } finally {
    await browser.close();
    await shop.close();
  }
}
