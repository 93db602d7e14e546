import { createProjects, createReadCall } from '@diwan/sdk';
import { PROJECT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import { projectsCategories, projectsGet, projectsList } from '@diwan/sdk/contract';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { ElementProjectList } from '../widgets/ElementProjectList';

/**
 * The studio's projects by category, growing as the visitor scrolls. Each leads to its page in the shop.
 *
 * @attr {number} category - The category shown at first; all by default.
 * @attr {default|name_asc|name_desc|newest|oldest} sort - The order at first; the shop's own by default.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @slot loading - In place of the grey boxes, while the projects are on its way.
 * @slot empty - In place of the message that there are no such projects.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @csspart button - “Load more”, “Try again”.
 * @csspart message - What is said where there are no projects.
 * @csspart field - The choice of an order.
 */
export const element = defineElement({
  tag: 'diwan-project-list',
  attributes: { category: 'number', sort: PROJECT_SORT_OPTIONS },
  Widget: ElementProjectList,
  client: (connection) => ({
    projects: createProjects(
      createReadCall(connection, {
        'projects.list': projectsList,
        'projects.get': projectsGet,
        'projects.categories': projectsCategories,
      }),
    ),
  }),
  // Like a list of products, it fills the screen.
  reservedBlockSize: '100vh',
});

/** Read by the build alone. */
export const texts = {
  own: [
    'common:end_of_list',
    'common:filter',
    'common:load_more',
    'common:loading',
    'common:retry',
    'common:sort',
    'common:toast',
    'errors:boundary',
    'errors:failed',
    'projects:all',
    'projects:count',
    'projects:empty',
    'projects:title',
  ],
} satisfies DefinedTexts;
