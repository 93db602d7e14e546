import type { Locator, Page } from '@playwright/test';

/** The area where a gallery shows its image, and how the image fits into it. */
export interface Stage {
  place: Locator;
  thumbnails: Locator;
  fit: 'cover' | 'contain';
}

/** The gallery on a product's page. */
export const pageStage = (page: Page): Stage => {
  const [place, thumbnails] = [0, 1].map((list) =>
    page.locator('main section').first().locator('ul').nth(list),
  );
  if (!place || !thumbnails) throw new Error('The page has no gallery.');
  return { place, thumbnails: thumbnails.getByRole('button'), fit: 'cover' };
};

/** The full-screen gallery. */
export const fullScreenStage = (page: Page): Stage => ({
  place: page.locator('dialog[open] [dir=ltr]').first(),
  thumbnails: page.locator('dialog[open] ul').getByRole('button'),
  fit: 'contain',
});

/** CPU throttling: 6 is a sixth of this machine's speed. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits until nothing on the page has moved for some frames and all images have loaded. */
const stillness = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = '';
        let stillFrames = 0;
        // Images outside the viewport load lazily.
        const isInView = (image: HTMLImageElement) => {
          const { left, right, top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        };
        const look = () => {
          const rows = [...document.querySelectorAll('main ul, dialog[open] ul')];
          const now = rows.map(({ scrollLeft }) => scrollLeft).join();
          const isLoaded = [...document.images].every((image) => image.complete || !isInView(image));
          stillFrames = now === before && isLoaded ? stillFrames + 1 : 0;
          before = now;
          if (stillFrames > 12) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/**
 * Index of the image shown in the gallery: the one whose pixels are closest to a screenshot, whatever the page's state
 * says.
 */
export async function shownPicture(page: Page, { place, thumbnails, fit }: Stage): Promise<number> {
  await stillness(page);
  const screenshot = (await place.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');
  const sources = await thumbnails
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc, src }) => currentSrc || src));
  const differences = await page.evaluate(
    async ({ screenshot, sources, fit }) => {
      const load = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      };
      const SIDE = 24;
      const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser has no canvas.');
      /** The centre of an image, where no label covers it, fitted into an area of that size. */
      const middle = (image: HTMLImageElement, width: number, height: number, how: 'cover' | 'contain') => {
        const ratios = [width / image.naturalWidth, height / image.naturalHeight];
        const scale = how === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
        const side = (Math.min(width, height) * 0.6) / scale;
        const { naturalWidth, naturalHeight } = image;
        const [left, top] = [(naturalWidth - side) / 2, (naturalHeight - side) / 2];
        context.clearRect(0, 0, SIDE, SIDE);
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
        return context.getImageData(0, 0, SIDE, SIDE).data;
      };
      const seen = await load(`data:image/png;base64,${screenshot}`);
      const { naturalWidth: width, naturalHeight: height } = seen;
      const pixels = middle(seen, width, height, fit);
      const found: number[] = [];
      for (const source of sources) {
        const other = middle(await load(source), width, height, fit);
        found.push(pixels.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0));
      }
      return found;
    },
    { screenshot, sources, fit },
  );
  return differences.indexOf(Math.min(...differences));
}

/** The same choices in every run: integers below `count`, never twice in a row. */
export function* choices(count: number): Generator<number, never> {
  let seed = 7;
  let last = 0;
  for (;;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    last = (last + 1 + (Math.floor(seed / 2 ** 16) % (count - 1))) % count;
    yield last;
  }
}
