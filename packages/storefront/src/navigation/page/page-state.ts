import type { StorefrontConfig } from '../../data/config';
import type { Shell } from '../../data/shell';

/** State that the server passes to the browser, so that both render the same. */
export interface PageState {
  /** Name of the page or fallback screen. */
  name: string;
  /** Path and query the page was rendered for. */
  address: string;
  status: number;
  data: unknown;
  shell: Shell;
  config: StorefrontConfig;
}

/** Id of the document's element that contains the state. */
export const PAGE_STATE_ID = 'page-state';

/**
 * Reads the state of the current document.
 * @throws Error when the document has none
 */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The document has no page state.');
  return JSON.parse(text) as PageState;
}
