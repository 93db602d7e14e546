import { COMPARED_PARAM } from '@diwan/sdk/commerce/comparison';
import { CHOICES_PARAM, EDITED_LINE_PARAM, FILTER_PARAMS, QUANTITY_PARAM } from '@diwan/widgets/internal';
import { pages as ownPages, sources } from '#shop';
import { NOT_FOUND_PATH } from '../navigation/addresses';
import { createRoutes } from '../navigation/page/create-routes';

const OWN = 'own:';

/** The shop's own pages. They come first, so they may replace ours. */
const ownRoutes = Object.entries(ownPages).map(([path, page]) => ({
  name: OWN + path,
  pattern: path,
  page,
}));

/** Paths of the shop's own pages that have no parameters. */
export const ownPaths: readonly string[] = Object.keys(ownPages).filter((path) => !/[:*]/.test(path));

/**
 * The route table (spec §2), in order of matching. A page is defined in `pages/<name>/`; its code is a file of its own,
 * fetched before its data. Its `load` gets only the query parameters listed here, so that visitors from any campaign
 * share one page.
 */
export const routes = createRoutes(
  [
    ...ownRoutes,
    { name: 'home', pattern: '/', page: () => import('../pages/home/page') },
    {
      name: 'products',
      pattern: '/products',
      queryParams: ['query', 'sort', 'all'],
      viewParams: FILTER_PARAMS,
      page: () => import('../pages/products/page'),
    },
    {
      name: 'subcategory',
      pattern: '/products/category/subcategory/:id',
      queryParams: ['sort'],
      viewParams: FILTER_PARAMS,
      page: () => import('../pages/subcategory/page'),
    },
    {
      name: 'category',
      pattern: '/products/category/:id',
      queryParams: ['subcategory', 'sort'],
      viewParams: FILTER_PARAMS,
      page: () => import('../pages/category/page'),
    },
    {
      name: 'product',
      pattern: '/product/:slug',
      viewParams: [CHOICES_PARAM, QUANTITY_PARAM, EDITED_LINE_PARAM],
      page: () => import('../pages/product/page'),
    },
    {
      name: 'compare',
      pattern: '/compare',
      viewParams: [COMPARED_PARAM],
      page: () => import('../pages/compare/page'),
    },
    { name: 'interiors', pattern: '/interior-design', page: () => import('../pages/interiors/page') },
    { name: 'cms-page', pattern: '/pa/:slug', page: () => import('../pages/cms-page/page') },
    { name: 'cart', pattern: '/cart', page: () => import('../pages/cart/page') },
    { name: 'checkout', pattern: '/checkout', page: () => import('../pages/checkout/page') },
    { name: 'price-box', pattern: '/price-box', page: () => import('../pages/price-box/page') },
    { name: 'quote-sheet', pattern: '/price-box/sheet', page: () => import('../pages/quote-sheet/page') },
    { name: 'restored-box', pattern: '/q/:code', page: () => import('../pages/restored-box/page') },
    { name: 'about', pattern: '/about', page: () => import('../pages/about/page') },
    {
      name: 'contact',
      pattern: '/contact',
      queryParams: ['item_id', 'project_id'],
      page: () => import('../pages/contact/page'),
    },
    { name: 'catalog', pattern: '/catalog', page: () => import('../pages/catalog/page') },
    { name: 'terms', pattern: '/terms-and-conditions', page: () => import('../pages/terms/page') },
    {
      name: 'projects',
      pattern: '/projects',
      queryParams: ['category', 'sort'],
      page: () => import('../pages/projects/page'),
    },
    { name: 'project', pattern: '/projects/:id', page: () => import('../pages/project/page') },
    { name: 'embed', pattern: '/embed', page: () => import('../pages/embed/page') },
    { name: 'redirect', pattern: '/ba/:slug', page: () => import('../pages/redirect/page') },
    { name: 'not-found', pattern: NOT_FOUND_PATH, page: () => import('../pages/not-found/page') },
  ],
  {
    'not-found': () => import('../pages/not-found/page'),
    unavailable: () => import('../pages/unavailable/page'),
    maintenance: () => import('../pages/maintenance/page'),
  },
);

/** Source path of a page's module, as listed in the asset map. */
export const pageSource = (name: string): string =>
  (name.startsWith(OWN) && sources.pages[name.slice(OWN.length)]) || `src/pages/${name}/page`;
