import { expect, type Page } from '@playwright/test';
import { createPageApi } from '../engines/in-page';

/** Widths of phones; 320 × 256 px is also a desktop at 400 % zoom. */
export const SIZES = [
  [320, 256],
  [345, 844],
  [360, 844],
  [375, 844],
  [390, 844],
  [430, 844],
] as const;

/** What of the page, or of the open dialog, overflows the screen, scrolls sideways, or has text cut by its box. */
export const unfitting = (page: Page): Promise<string[]> =>
  page.evaluate(`(${createPageApi})().pageFaults()`);

/** Elements that don't fit at any phone width; restores the screen size. */
export async function unfittingOnPhones(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await unfitting(page)) faults.push(`${width} × ${height}: ${fault}`);
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Expects the page to fit at every phone width. */
export async function expectFitsPhones(page: Page, state: string): Promise<void> {
  expect.soft(await unfittingOnPhones(page), state).toEqual([]);
}
