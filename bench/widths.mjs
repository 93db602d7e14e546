/**
 * `pnpm bench:widths`: checks every kind of page at phone widths, in both languages, with empty and full baskets, and
 * lists elements that overflow the screen, are cut off or scroll sideways. Exits with 1 when there are any.
 */
import { useFullBaskets } from '../tests/journeys/full-baskets';
import { SIZES, unfittingOnPhones } from '../tests/journeys/narrow-screens';
import { pages } from '../tests/journeys/pages';
import { inBrowser, locales } from './in-browser.mjs';

const addresses = Object.values(pages).flat();
let faults = 0;

await inBrowser(async (openPage) => {
  for (const locale of locales) {
    for (const baskets of ['empty', 'full']) {
      for (const address of addresses) {
        const options = { locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
        const page = await openPage(address, options, {
          prepare: async (blank) => {
            if (baskets === 'full') await useFullBaskets(blank);
          },
        });
        for (const fault of await unfittingOnPhones(page)) {
          faults += 1;
          console.log(`${locale}, ${baskets} baskets, ${address}: ${fault}`);
        }
        await page.close();
      }
    }
  }
});
console.log(
  `${addresses.length} pages × ${SIZES.length} widths × ${locales.length} languages × empty and full baskets: ${faults} faults`,
);
if (faults > 0) process.exitCode = 1;
