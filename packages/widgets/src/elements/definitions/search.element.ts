import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { ElementSearch } from '../widgets/ElementSearch';

/**
 * A field that finds the shop's products as the visitor types, with links to them. Enter opens all that was found in
 * the shop: a page with a `form-action` policy must allow it.
 *
 * @attr {string} query - What the field holds at first.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @slot loading - In place of the grey boxes, while what is found is on its way.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @csspart field - Where the visitor types.
 * @csspart button - The way to all that was found.
 * @csspart icon-button - A round button.
 */
export const element = defineElement({
  tag: 'diwan-search',
  attributes: { query: 'string' },
  Widget: ElementSearch,
  reservedBlockSize: '60px',
});

/** Read by the build alone. */
export const texts = {
  own: [
    'common:currency',
    'common:loading',
    'common:no_items_found',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:retry',
    'common:search',
    'common:search_all',
    'common:search_all_products',
    'common:search_ask',
    'common:search_clear',
    'common:search_hint',
    'common:search_placeholder',
    'common:search_results',
    'common:search_results_more',
    'common:search_ways_on',
    'common:toast',
    'errors:boundary',
    'errors:failed',
  ],
} satisfies DefinedTexts;
