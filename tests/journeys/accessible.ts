import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './support';

/**
 * Waits until nothing moves or fades any more, what starts while waiting included: colours are measured afterwards. A
 * spinner, seen or not, never ends.
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
 * Without the details of what is in order, and inside the page instead of in an empty one beside it: two thirds of the
 * time. Only frames of other sites, which the shop has none of, would be left out.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Expects what is shown now to have no fault that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await axe(page).analyze();
  const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(faults, page.url()).toEqual([]);
}

/** Expects the focus to be on something a visitor can go on from; on `body` a keyboard starts the page over. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName ?? 'none'), { message: page.url() })
    .not.toMatch(/^(body|html|none)$/);
