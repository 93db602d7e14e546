import type { PageName } from '../routes';
import type { StorefrontConfig } from '../shop/config';
import type { Shell } from '../shop/shell';

/** What the server passes to the browser, so that both render the same. */
export interface PageState {
  name: PageName;
  /** Path and query the page was rendered for. */
  address: string;
  status: number;
  data: unknown;
  shell: Shell;
  config: StorefrontConfig;
}

const ELEMENT_ID = 'page-state';

/**
 * JSON that is safe inside any `<script>`: without `<` no text of the shop can close the element or open a comment
 * (`</script>` in a product's name).
 */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The element that carries the state; browsers don't execute its type, so no CSP exception is needed. */
export const pageStateScript = (state: PageState): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${scriptJson(state)}</script>`;

/**
 * Reads the state of the current document.
 * @throws Error when the document carries none
 */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The document carries no page state.');
  return JSON.parse(text) as PageState;
}
