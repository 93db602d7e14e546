/**
 * `pnpm bench:gallery`: presses in a product's gallery, on its page and on the whole screen, in both languages, at this
 * machine's speed and at a sixth of it, and counts how often the screen shows another picture than the chosen one. Every
 * third choice is pressed before the one before it has arrived. `PRESSES=40` makes fewer at each speed; ends with 1 when one
 * is wrong.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '@diwan/shop';
import { chromium } from 'playwright';
import { buildChanged } from '../scripts/build.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { choices, fullScreenStage, pageStage, shownPicture, throttle } from '../tests/journeys/gallery-steps';

const languages = ['en-US', 'ar-SA'];
const stagesOfProduct = 2;
const presses = Math.ceil(Number(process.env.PRESSES ?? 200) / languages.length / stagesOfProduct);
const product = '/product/nafud-three-seat-sofa-NF1042';

/**
 * @param {import('playwright').Page} page
 * @param {import('../tests/journeys/gallery-steps').Stage} stage
 */
async function countWrong(page, stage) {
  const count = await stage.thumbnails.count();
  const chosen = choices(count);
  const press = async () => {
    const { value } = chosen.next();
    // Not by the mouse, which takes its time.
    await stage.thumbnails.nth(value).dispatchEvent('click');
    return value;
  };
  let wrong = 0;
  for (let pressed = 0; pressed < presses; pressed += 1) {
    let expected = await press();
    if (pressed % 3 === 2 && pressed + 1 < presses) {
      expected = await press();
      pressed += 1;
    }
    const shown = await shownPicture(page, stage);
    if (shown === expected) continue;
    wrong += 1;
    console.log(`press ${pressed}: picture ${expected} was chosen, ${shown} is shown`);
  }
  return wrong;
}

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const shop = await openShop({ ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const locale of languages) {
    for (const rate of [1, 6]) {
      const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 } });
      // Names functions in what tsx makes of a file; the page doesn't have it.
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.goto(shop.url + product);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await throttle(page, rate);
      const onPage = await countWrong(page, pageStage(page));
      await pageStage(page).place.locator('li:not([inert]) button').click();
      await page.waitForSelector('dialog[open]');
      const onWholeScreen = await countWrong(page, fullScreenStage(page));
      const where = `${locale}, ${rate}× throttling`.padEnd(22);
      console.log(
        `${where} ${presses} presses each: ${onPage} wrong on the page, ${onWholeScreen} on the whole screen`,
      );
      if (onPage + onWholeScreen > 0) process.exitCode = 1;
      await page.close();
    }
  }
} finally {
  await browser.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}
