import { createCallOf, createCategories, createLeads, createPages, createReadCall } from '@diwan/sdk';
import { categoriesGet, categoriesList, leadsCreate, pagesGet, pagesTerms } from '@diwan/sdk/contract';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { createLazyItems } from '../shop/lazy-items';
import { ElementPage } from '../widgets/ElementPage';

/**
 * A whole page that an editor of the shop has put together: banners, sliders, products, projects, texts, forms. What is
 * changed in the shop changes here.
 *
 * @attr {string} slug - The page: the last part of its address in the shop, `majlis-season` of `/pa/majlis-season`; `home` is the first page. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the page, for instance.
 * @slot loading - In place of the grey boxes, while the page is on its way.
 * @slot empty - In place of the message that the page is empty, or the shop has none by this name.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @event {CustomEvent} diwan-add - The visitor put a product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took a product out of a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart grid - A list of cards.
 * @csspart button - A button with words.
 * @csspart icon-button - A round button.
 * @csspart message - What is said without the page.
 * @csspart field - A field of a form.
 */
export const element = defineElement({
  tag: 'diwan-page',
  attributes: { slug: 'string' },
  Widget: ElementPage,
  client: (connection) => ({
    pages: createPages(createReadCall(connection, { 'pages.get': pagesGet, 'pages.terms': pagesTerms })),
    categories: createCategories(
      createReadCall(connection, { 'categories.list': categoriesList, 'categories.get': categoriesGet }),
    ),
    items: createLazyItems(connection),
    leads: createLeads(createCallOf(connection, { 'leads.create': leadsCreate })),
  }),
  // Pages are longer than the screen.
  reservedBlockSize: '100vh',
});

/** Read by the build alone. */
export const texts = {
  shared: ['product'],
  own: [
    'common:back_home',
    'common:form',
    'common:lead',
    'common:learn_more',
    'common:no_ads',
    'common:no_items_available',
    'common:no_sections',
    'common:opens_new_tab',
    'common:optional',
    'common:scroll_down',
    'common:slider',
    'common:view_all',
    'errors:all_fields_required',
    'errors:something_went_wrong',
    'home:categories_title',
    'home:pieces_count',
    'home:projects_title',
    'home:view_project',
  ],
} satisfies DefinedTexts;
