import { urlOf } from '../addresses';
import type { Page } from './define-page';
import { type Fetching, fetchPage } from './fetch-page';
import type { ShownPage } from './shown-page';

/**
 * What an address leads to: a page, `missing` (redirect to `/404`), `unreachable` (the visitor stays where they are), or
 * `document`: only loading the document can open it.
 */
type Opened = ShownPage | 'missing' | 'unreachable' | 'document';

/** On a network without internet access the browser would replace the page with its own error page. */
const isReachable = (url: URL, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );

/** Parts that the visitor never came near are loaded first: without their code a page is too short for its scroll position. */
const reopenPage = async (kept: ShownPage): Promise<ShownPage> => {
  await kept.page.parts(kept).catch(() => {});
  return { ...kept, isReturn: true };
};

/** Opens the page of an address. `onCode` is called before its data is there. */
async function openPage(
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

/** A visit and its callbacks, of which none is called once the visit has ended. */
export interface Visit {
  readonly address: string;
  /** The page as it was left, if the visitor returns to it. */
  readonly kept: ShownPage | undefined;
  readonly context: Fetching;
  /** Called before the page's data is there. */
  readonly onCode: (page: Page) => void;
  readonly onPage: (page: ShownPage) => void;
  readonly onMissing: () => void;
  readonly onUnreachable: () => void;
}

/** Opens an address, if need be by loading its document. Returns a function that ends the visit. */
export function startVisit({ address, kept, context, ...visit }: Visit): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onCode = (page: Page) => {
    if (!signal.aborted) visit.onCode(page);
  };
  const opening: Promise<Opened> = kept
    ? reopenPage(kept)
    : openPage(address, { ...context, signal, onCode });
  void opening.then((opened) => {
    if (signal.aborted) return;
    if (opened === 'missing') visit.onMissing();
    else if (opened === 'unreachable') visit.onUnreachable();
    else if (opened === 'document') window.location.assign(urlOf(address, window.location.origin));
    else visit.onPage(opened);
  });
  return () => controller.abort();
}
