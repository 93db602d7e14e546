import type { Locator, Page } from '@playwright/test';

/** Pixels of a screen area. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Whether a pixel clearly differs from the background, which is the colour of the top left pixel. */
  isInk(x: number, y: number): boolean;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Larger than the distance of anti-aliased edges from the background. */
const INK_DISTANCE = 60;

/** Takes a screenshot of an area of the page. */
export async function pixelsOf(page: Page, clip: Clip): Promise<Pixels> {
  const png = (await page.screenshot({ clip, scale: 'css' })).toString('base64');
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, data: Array.from(data) };
  }, png);
  const channel = (x: number, y: number, index: number) => data[(y * width + x) * 4 + index] ?? 0;
  return {
    width,
    height,
    isInk: (x, y) =>
      [0, 1, 2].some((index) => Math.abs(channel(x, y, index) - channel(0, 0, index)) > INK_DISTANCE),
  };
}

/** The share of ink in a row, from 0 to 1. */
export const inkOfRow = (pixels: Pixels, y: number): number =>
  Array.from({ length: pixels.width }, (_, x) => pixels.isInk(x, y)).filter(Boolean).length / pixels.width;

/** Ranges of rows with ink, from the top: `[[3, 5], [9, 12]]`. */
export function inkedRows(pixels: Pixels): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    if (inkOfRow(pixels, y) === 0) continue;
    const run = runs.at(-1);
    if (run && run[1] === y - 1) run[1] = y;
    else runs.push([y, y]);
  }
  return runs;
}

/** A screenshot of an element as a string, once it no longer changes. */
export async function pictureOf(part: Locator): Promise<string> {
  await part.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return (await part.screenshot()).toString('base64');
}
