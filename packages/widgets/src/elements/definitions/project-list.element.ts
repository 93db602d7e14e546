import { PROJECT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import { defineElement } from '../define-element';
import { ElementProjectList } from '../widgets/ElementProjectList';

/**
 * The studio's projects by category; loads more as the visitor scrolls. Each links to its page in the shop.
 *
 * @attr {number} [category] - Id of the initial category; all by default. If it is invalid, the element shows no projects until the visitor chooses a category, and logs why.
 * @attr {default|name_asc|name_desc|newest|oldest} [sort=default] - Initial sort order; the shop's own by default.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot loading - Replaces the skeleton while projects load.
 * @slot empty - Replaces the message that there are no projects.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @csspart button - “Load more”, “Try again”.
 * @csspart message - The message that there are no projects.
 * @csspart field - The sort order.
 */
export const element = defineElement({
  tag: 'diwan-project-list',
  attributes: { category: 'number', sort: PROJECT_SORT_OPTIONS },
  filters: ['category'],
  texts: ['projects'],
  Widget: ElementProjectList,
  callsAtOnce: true,
  // Like a list of products, it fills the screen.
  reservedBlockSize: '100vh',
});
