import { expect, type Locator, type Page } from './support';

/** More tab stops than on any page. */
const MOST_STOPS = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves to a control with the Tab key; pass `Shift+Tab` to go back. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard doesn't reach ${target}`);
}

/** Moves to a control and presses a key. */
export async function pressOn(
  page: Page,
  target: Locator,
  { key = 'Enter', by = 'Tab' }: { key?: string; by?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  await tabTo(page, target, { key: by });
  await page.keyboard.press(key);
}
