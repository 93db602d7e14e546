/**
 * `pnpm bench:gallery`: clicks through a product's gallery, on its page and in full screen, in both languages, at 1×
 * and 6× CPU throttling, and counts how often the screen shows a different image than the selected one. Every third
 * click comes before the previous image has arrived. `PRESSES=40` sets the number of clicks per speed; exits with 1
 * when an image is wrong.
 */
import { choices, fullScreenStage, pageStage, shownPicture, throttle } from '../tests/journeys/gallery-steps';
import { inBrowser, locales } from './in-browser.mjs';

const stagesOfProduct = 2;
const presses = Math.ceil(Number(process.env.PRESSES ?? 200) / locales.length / stagesOfProduct);
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
    // Faster than a simulated mouse click.
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
    console.log(`click ${pressed}: image ${expected} was selected, ${shown} is shown`);
  }
  return wrong;
}

await inBrowser(async (openPage) => {
  for (const locale of locales) {
    for (const rate of [1, 6]) {
      const page = await openPage(product, { locale, viewport: { width: 1440, height: 900 } });
      await throttle(page, rate);
      const onPage = await countWrong(page, pageStage(page));
      await pageStage(page).place.locator('li:not([inert]) button').click();
      await page.waitForSelector('dialog[open]');
      const onWholeScreen = await countWrong(page, fullScreenStage(page));
      const where = `${locale}, ${rate}× throttling`.padEnd(22);
      console.log(
        `${where} ${presses} clicks each: ${onPage} wrong on the page, ${onWholeScreen} in full screen`,
      );
      if (onPage + onWholeScreen > 0) process.exitCode = 1;
      await page.close();
    }
  }
});
