import { urlOf } from '../addresses';
import type { Page } from './define-page';
import { type Fetching, fetchPage } from './fetch-page';
import type { ShownPage } from './shown-page';

/**
 * What an address leads to: a page, `missing` (redirect to `/404`), `unreachable` (the visitor stays where they are), or
 * `document`: only loading the document can open it.
 */
export type Opened = ShownPage | 'missing' | 'unreachable' | 'document';

/** On a network without internet access the browser would replace the page with its own error page. */
const isReachable = (url: URL, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );

/** Parts that the visitor never came near are loaded first: without their code a page is too short for its scroll position. */
export const reopenPage = async (kept: ShownPage): Promise<ShownPage> => {
  await kept.page.parts(kept).catch(() => {});
  return { ...kept, isReturn: true };
};

/** Opens the page of an address. `onCode` is called before its data is there. */
export async function openPage(
  address: string,
  context: Fetching & { signal: AbortSignal; onCode: (page: Page) => void },
): Promise<Opened> {
  const { signal } = context;
  try {
    return await fetchPage(address, context);
  } catch {
    // The code is that of an earlier deployment, or failed to load once: loading the document fixes that.
    const isDocumentThere =
      !signal.aborted &&
      navigator.onLine &&
      (await isReachable(urlOf(address, window.location.origin), signal));
    return isDocumentThere ? 'document' : 'unreachable';
  }
}
