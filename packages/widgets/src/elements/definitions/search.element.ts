import { defineElement } from '../define-element';
import { ElementSearch } from '../widgets/ElementSearch';

/**
 * A search field that shows links to matching products as the visitor types. Enter opens all results in the shop: a
 * page with a `form-action` policy must allow that.
 *
 * @attr {string} [query] - Initial text of the field.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot loading - Replaces the skeleton while results load.
 * @slot empty - Replaces the message that nothing was found.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @csspart field - The search field.
 * @csspart button - The link to all results.
 * @csspart icon-button - A round button.
 */
export const element = defineElement({
  tag: 'diwan-search',
  attributes: { query: 'string' },
  Widget: ElementSearch,
  reservedBlockSize: '60px',
});
