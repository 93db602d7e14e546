import type { ConnectionOptions } from '@diwan/sdk';
import { unclobbered } from '../../foundation/ui/unclobbered';
import type { ElementDefinition } from '../define-element';
import { fetchOnce } from '../early/early-responses';
import { earlyBackend } from '../early/early-values';
import { forgetPrerenderedCards, hasPrerenderedCards } from '../early/prerendered-cards';
import { pageShop } from '../shop/page-shop';

/** Rather the page's own words for a moment than grey boxes that flash. */
const LONGEST_WAIT_MS = 300;
/** Prerendered cards are better than skeletons. */
const LONGEST_WAIT_WITH_CARDS_MS = 10_000;
const RETRY_AFTER_MS = 30_000;
const never = new AbortController().signal;

type Prepared<Props extends object> = Pick<ElementDefinition<Props>, 'tag' | 'firstProps'>;

const prepared = new WeakMap<Element, object>();

export const isPrepared = (element: Element): boolean => prepared.has(element);

/** Props an element was prepared with, for its first rendering alone: later ones show what has become of them. */
export function takeFirstProps(element: Element): object | undefined {
  const props = prepared.get(element);
  prepared.delete(element);
  forgetPrerenderedCards(element);
  return props;
}

/** Rejects if what the element shows first can't be fetched. */
async function prepare<Props extends object>(
  { firstProps }: Prepared<Props>,
  element: HTMLElement,
  signal: AbortSignal,
  options: Partial<ConnectionOptions>,
): Promise<void> {
  const backend = earlyBackend(element);
  const { ready } = pageShop(backend.baseUrl);
  const props = await firstProps?.(element, { ...backend, fetch: fetchOnce, ...options }, signal);
  if (props && !signal.aborted) prepared.set(element, props);
  await ready;
}

/**
 * Gives the elements of a tag what was asked for early, settings and first lists, so that the first thing they show is
 * their content. Ends after a moment at the latest: then they show how they load.
 */
export async function prepareElements<Props extends object>(definition: Prepared<Props>): Promise<void> {
  const prepareInTime = (element: HTMLElement) => {
    // Older browsers have no `AbortSignal.timeout`.
    const wait = new AbortController();
    const { signal } = wait;
    setTimeout(
      () => wait.abort(),
      hasPrerenderedCards(element) ? LONGEST_WAIT_WITH_CARDS_MS : LONGEST_WAIT_MS,
    );
    return Promise.race([
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
      // What can't be prepared is asked for, and explained, by the element itself.
      prepare(definition, element, signal, { retries: 0 }).catch(() => {}),
    ]);
  };
  await Promise.all(
    [...unclobbered(document).querySelectorAll<HTMLElement>(definition.tag)].map(prepareInTime),
  );
}

/**
 * Prepares an element that shows prerendered cards, whose products couldn't be fetched so far: again when the connection
 * returns, and every now and then. Resolves once it is prepared, or has rendered over the cards.
 */
export async function keepPreparing<Props extends object>(
  definition: Prepared<Props>,
  element: HTMLElement,
): Promise<void> {
  let options: Partial<ConnectionOptions> = pageShop(earlyBackend(element).baseUrl).connection(element);
  while (element.isConnected && hasPrerenderedCards(element)) {
    await prepare(definition, element, never, options).catch(() => {});
    if (isPrepared(element)) break;
    // The failure is reported once.
    options = {};
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS);
      addEventListener('online', resolve, { once: true });
    });
  }
}
