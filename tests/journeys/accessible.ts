import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './support';

/**
 * Waits until all finite animations have ended, including those that start meanwhile, because colours are measured
 * afterwards. Spinners, which never end, are ignored.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

/**
 * Reports violations only and runs inside the page instead of a separate one, which saves a third of the time. Legacy
 * mode skips cross-origin frames, which the shop doesn't have.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * Expects axe to find no violations on the page, including its sections that fade in when scrolled to: without motion they
 * are shown from the start.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const { violations } = await axe(page).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const faults = violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ]);
  expect(faults, page.url()).toEqual([]);
}

/** Expects the focus to be on an element; on `body`, keyboard users start over at the top. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName ?? 'none'), { message: page.url() })
    .not.toMatch(/^(body|html|none)$/);
