import type { ElementDefinition } from '../define-element';
import { fetchOnce } from '../early/early-responses';
import { earlyBackend } from '../early/early-values';
import { confirmPrerenderedCards, hasPrerenderedCards } from '../early/prerendered-cards';
import { pageShop } from '../shop/page-shop';

/** Rather the page's own words for a moment than grey boxes that flash. */
const LONGEST_WAIT_MS = 300;
/** Prerendered cards are better than skeletons. */
const LONGEST_WAIT_WITH_CARDS_MS = 10_000;

const prepared = new WeakMap<Element, object>();

/** Props an element was prepared with, for its first rendering alone: later ones show what has become of them. */
export function takeFirstProps(element: Element): object | undefined {
  const props = prepared.get(element);
  prepared.delete(element);
  return props;
}

/**
 * Gives the elements of a tag what was asked for early, settings and first lists, so that the first thing they show is
 * their content. Ends after a moment at the latest: then they show how they load.
 */
export async function prepareElements<Props extends object>({
  tag,
  firstProps,
}: Pick<ElementDefinition<Props>, 'tag' | 'firstProps'>): Promise<void> {
  const prepare = async (element: HTMLElement, signal: AbortSignal) => {
    const backend = earlyBackend(element);
    const { ready } = pageShop(backend.baseUrl);
    const props = await firstProps?.(element, { ...backend, fetch: fetchOnce, retries: 0 }, signal);
    if (props && !signal.aborted) prepared.set(element, props);
    await ready;
    await confirmPrerenderedCards(element);
  };
  const prepareInTime = (element: HTMLElement) => {
    const signal = AbortSignal.timeout(
      hasPrerenderedCards(element) ? LONGEST_WAIT_WITH_CARDS_MS : LONGEST_WAIT_MS,
    );
    return Promise.race([
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
      // What can't be prepared is asked for, and explained, by the element itself.
      prepare(element, signal).catch(() => {}),
    ]);
  };
  await Promise.all([...document.querySelectorAll<HTMLElement>(tag)].map(prepareInTime));
}
