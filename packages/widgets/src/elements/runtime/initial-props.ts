import type { ElementDefinition } from '../define-element';
import { elementBackend } from '../session/element-values';
import type { EmbedSession } from '../session/embed-session';
import { pageShop } from './page-shop';

/** For a moment the content between the tags stays: skeletons would only flash. */
const LONGEST_WAIT_MS = 300;

type FirstProps<Props extends object> = Pick<ElementDefinition<Props>, 'tag' | 'initialProps'>;

/** Rejects if what the element shows first can't be fetched. */
async function prepare<Props extends object>(
  session: EmbedSession,
  { initialProps }: FirstProps<Props>,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const backend = elementBackend(element, session);
  const { ready } = pageShop(session, backend.baseUrl);
  const connection = { ...backend, fetch: session.responses.fetch, retries: 0 };
  const props = await initialProps?.({ element, session, connection, signal });
  if (props && !signal.aborted) session.initialProps.set(element, props);
  await ready;
}

/**
 * Gives the elements of a tag what was preloaded, settings and first lists, so that the first thing they show is
 * their content. Ends after a moment at the latest: then they show how they load.
 */
export async function prepareElements<Props extends object>(
  session: EmbedSession,
  definition: FirstProps<Props>,
): Promise<void> {
  const prepareInTime = (element: HTMLElement) => {
    // Older browsers have no `AbortSignal.timeout`.
    const wait = new AbortController();
    const { signal } = wait;
    setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
    return Promise.race([
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
      // What can't be prepared is asked for, and explained, by the element itself.
      prepare(session, definition, element, signal).catch(() => {}),
    ]);
  };
  await Promise.all([...document.querySelectorAll<HTMLElement>(definition.tag)].map(prepareInTime));
}
