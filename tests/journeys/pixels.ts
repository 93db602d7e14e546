import type { Locator, Page } from '@playwright/test';

/** A piece of the screen. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Whether a pixel differs clearly from the ground, which is the colour of the top left one. */
  isInk(x: number, y: number): boolean;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Further from the ground than smoothed edges of letters. */
const INK_DISTANCE = 60;

/** What the page shows there, as pixels. */
export async function pixelsOf(page: Page, clip: Clip): Promise<Pixels> {
  const png = (await page.screenshot({ clip, scale: 'css' })).toString('base64');
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
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

/** How much of a row is ink, from 0 to 1. */
export const inkOfRow = (pixels: Pixels, y: number): number =>
  Array.from({ length: pixels.width }, (_, x) => pixels.isInk(x, y)).filter(Boolean).length / pixels.width;

/** The rows that hold any ink, as runs from the top: `[[3, 5], [9, 12]]`. */
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

/** A picture of a part of the page, once nothing in it moves any more; equal strings are equal pictures. */
export async function pictureOf(part: Locator): Promise<string> {
  await part.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return (await part.screenshot()).toString('base64');
}
