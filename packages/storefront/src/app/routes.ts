import { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from '@diwan/widgets';
import { createMatcher } from '../routing/create-matcher';
import type { Page } from '../routing/page';

type PageModule = () => Promise<{ default: Page }>;

interface RouteRow {
  name: string;
  pattern: string;
  queryParams?: readonly string[];
  /** Parameters that only the page's view reads and writes: changing them in the browser loads nothing. */
  viewParams?: readonly string[];
  page: PageModule;
}

/**
 * The route table (spec §2): name, pattern, page. A page in `pages/<name>/` has an `index.ts` that defines how it is
 * shown, a chunk of its own loaded before rendering on server and client, and a `content.ts` that defines its data and
 * title. A page's `load` gets only the query parameters listed here, so that visitors from any campaign share one page.
 */
export const routes = [
  { name: 'home', pattern: '/', page: () => import('../pages/home') },
  {
    name: 'products',
    pattern: '/products',
    queryParams: ['query', 'sort'],
    page: () => import('../pages/products'),
  },
  {
    name: 'subcategory',
    pattern: '/products/category/subcategory/:id',
    queryParams: ['sort'],
    page: () => import('../pages/subcategory'),
  },
  {
    name: 'category',
    pattern: '/products/category/:id',
    queryParams: ['subcategory', 'sort'],
    page: () => import('../pages/category'),
  },
  {
    name: 'product',
    pattern: '/product/:slug',
    viewParams: [CHOICES_PARAM, QUANTITY_PARAM, EDITED_LINE_PARAM],
    page: () => import('../pages/product'),
  },
  { name: 'interiors', pattern: '/interior-design', page: () => import('../pages/interiors') },
  { name: 'cms-page', pattern: '/pa/:slug', page: () => import('../pages/cms-page') },
  { name: 'cart', pattern: '/cart', page: () => import('../pages/cart') },
  { name: 'checkout', pattern: '/checkout', page: () => import('../pages/checkout') },
  { name: 'price-box', pattern: '/price-box', page: () => import('../pages/price-box') },
  { name: 'quote-sheet', pattern: '/price-box/sheet', page: () => import('../pages/quote-sheet') },
  { name: 'restored-box', pattern: '/q/:code', page: () => import('../pages/restored-box') },
  { name: 'about', pattern: '/about', page: () => import('../pages/about') },
  {
    name: 'contact',
    pattern: '/contact',
    queryParams: ['item_id', 'project_id'],
    page: () => import('../pages/contact'),
  },
  { name: 'catalog', pattern: '/catalog', page: () => import('../pages/catalog') },
  { name: 'terms', pattern: '/terms-and-conditions', page: () => import('../pages/terms') },
  {
    name: 'projects',
    pattern: '/projects',
    queryParams: ['category', 'sort'],
    page: () => import('../pages/projects'),
  },
  { name: 'project', pattern: '/projects/:id', page: () => import('../pages/project') },
  { name: 'embed', pattern: '/embed', page: () => import('../pages/embed') },
  { name: 'redirect', pattern: '/ba/:slug', page: () => import('../pages/redirect') },
  { name: 'not-found', pattern: '/404', page: () => import('../pages/not-found') },
] as const satisfies readonly RouteRow[];

/** Screens shown at an address in place of its page. */
export const fallbackScreens = {
  'not-found': () => import('../pages/not-found'),
  unavailable: () => import('../pages/unavailable'),
  maintenance: () => import('../pages/maintenance'),
} as const satisfies Record<string, PageModule>;

export type FallbackName = keyof typeof fallbackScreens;
export type PageName = (typeof routes)[number]['name'] | FallbackName;

export const NOT_FOUND_PATH = '/404';

export const matchRoute = createMatcher<RouteRow & { name: PageName }>(routes);

const modules = new Map<PageName, PageModule>([
  ...routes.map(({ name, page }) => [name, page] as const),
  ...(Object.entries(fallbackScreens) as [FallbackName, PageModule][]),
]);

/** Imports a page by name; its chunk is fetched once. */
export async function importPage(name: PageName): Promise<Page> {
  const module = modules.get(name);
  if (!module) throw new Error(`Unknown page "${name}".`);
  return (await module()).default;
}

/** Source path of a page's module, as listed in the asset map. */
export const pageSource = (name: PageName): string => `src/pages/${name}/index.ts`;
