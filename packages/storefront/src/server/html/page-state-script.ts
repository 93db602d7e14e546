import { PAGE_STATE_ID, type PageState } from '../../navigation/page/page-state';

/**
 * JSON that is safe inside `<script>`: `<` is escaped, so that no text of the shop, such as `</script>` in a product
 * name, can close the element or open a comment.
 */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page state as a data block, which browsers don't execute, so it needs no CSP exception. */
export const pageStateScript = (state: PageState): string =>
  `<script type="application/json" id="${PAGE_STATE_ID}">${safeJson(state)}</script>`;
