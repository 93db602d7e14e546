import { type Client, NotFoundError } from '@diwan/sdk';
import { categoryPath, LOCALES, productPath, projectPath, subcategoryPath } from '@diwan/sdk/commerce';
import { ownPaths, routes } from '../../app/routes';
import { escapeHtml } from '../html/html';
import { canonicalAddress } from './canonical-address';

const FIXED_PATHS = ['/about', '/contact', '/embed'];

const INDEX = 'sitemap.xml';
const PAGES = 'sitemap-pages.xml';
const PRODUCTS = /^sitemap-products-([1-9]\d{0,3})\.xml$/;

/** Id range of a product file. Search engines accept up to 50,000 URLs per file; a product has three. */
const IDS_PER_FILE = 10_000;
/** Where fewer of a range's ids are products, ranges are larger: ids made from codes are spread over thousands of millions. */
const SPARSEST = 0.1;
const MAX_FILES = 1000;
const PAGE_SIZE = 100;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Sources = Pick<Client, 'items' | 'categories' | 'pages' | 'projects' | 'settings'>;

export interface SitemapContext {
  client: Sources;
  /** The shop's public origin. */
  origin: string;
  idsPerFile?: number;
}

/** Splits product ids into ranges, one per file: products move between files only where ids are sparse and their number grows. */
async function productFiles({ client, idsPerFile = IDS_PER_FILE }: SitemapContext) {
  const endOf = (sort_order: 'ASC' | 'DESC') => client.items.list({ sort_by: 'id', sort_order, limit: 1 });
  const [least, greatest] = await Promise.all([endOf('ASC'), endOf('DESC')]);
  const [first, last] = [least.results[0]?.id, greatest.results[0]?.id];
  if (first === undefined || last === undefined) return [];
  // An older API counts nothing.
  const most = Math.min(MAX_FILES, Math.ceil((least.total || Infinity) / (SPARSEST * idsPerFile)));
  const span = Math.max(idsPerFile, Math.ceil((last - first + 1) / most));
  const start = span === idsPerFile ? first - (first % span) : first;
  return Array.from({ length: Math.ceil((last + 1 - start) / span) }, (_, index) => ({
    from: start + index * span,
    to: start + (index + 1) * span,
  }));
}

/** An address of the shop, and when its content last changed, if known. */
interface Place {
  path: string;
  updatedAt?: string | null | undefined;
}

/** Products of a file. Paged by id, not offset, so that all files take the same time. */
async function* productPlaces(
  { client }: SitemapContext,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Place> {
  for (let least = from; least < to; ) {
    const query = { sort_by: 'id', id_min: Math.max(1, least), limit: PAGE_SIZE } as const;
    const { results } = await client.items.list(query);
    for (const product of results)
      if (product.id < to) yield { path: productPath(product), updatedAt: product.updated_at };
    const last = results.at(-1)?.id;
    if (last === undefined || results.length < PAGE_SIZE) return;
    least = last + 1;
  }
}

/** Undefined if the shop doesn't have it, or if an older API doesn't offer it. */
const ifFound = <Found>(request: Promise<Found>): Promise<Found | undefined> =>
  request.catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });

/** Pages of sections: those with an address of their own, then all others that have something to show. */
async function* cmsPlaces({ pages }: Sources): AsyncGenerator<Place> {
  const [home, products, interiors] = await Promise.all(
    ['home', 'products', 'interiors'].map((slug) => ifFound(pages.get(slug))),
  );
  yield { path: '/', updatedAt: home?.updated_at };
  yield { path: '/products', updatedAt: products?.updated_at };
  if (interiors?.sections.length) yield { path: '/interior-design', updatedAt: interiors.updated_at };
  for (const { slug, sections_count, updated_at } of (await ifFound(pages.list())) ?? []) {
    const hasOwnPath = ['home', 'products', 'interiors'].includes(slug);
    if (!hasOwnPath && sections_count !== 0) yield { path: `/pa/${slug}`, updatedAt: updated_at };
  }
}

async function* pagePlaces({ client }: SitemapContext): AsyncGenerator<Place> {
  yield* cmsPlaces(client);
  for (const path of [...FIXED_PATHS, ...ownPaths]) yield { path };
  if ((await client.settings.get()).has_terms) yield { path: '/terms-and-conditions' };
  for (const category of await client.categories.list()) {
    yield { path: categoryPath(category.id), updatedAt: category.updated_at };
    for (const { id, updated_at } of category.subcategories) {
      yield { path: subcategoryPath(id), updatedAt: updated_at };
    }
  }
  let hasProjects = false;
  for await (const project of await client.projects.list({ limit: 100 })) {
    if (!hasProjects) yield { path: '/projects' };
    hasProjects = true;
    yield { path: projectPath(project.id), updatedAt: project.updated_at };
  }
}

/** The entries of a page: each of its addresses, with all of them as alternates. */
function entries({ path, updatedAt }: Place, origin: string): string {
  const neutral = escapeHtml(canonicalAddress(path, origin));
  const byLanguage = LOCALES.map((locale) => ({
    hreflang: locale as string,
    href: escapeHtml(canonicalAddress(path, origin, locale)),
  }));
  const alternates = [...byLanguage, { hreflang: 'x-default', href: neutral }]
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('');
  const changed = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
  return [neutral, ...byLanguage.map(({ href }) => href)]
    .map((address) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`)
    .join('');
}

async function urlSet(places: AsyncIterable<Place>, { origin }: SitemapContext): Promise<string> {
  const written: string[] = [];
  for await (const place of places) if (routes.match(place.path)) written.push(entries(place, origin));
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${written.join('')}</urlset>\n`;
}

async function index(context: SitemapContext): Promise<string> {
  const files = await productFiles(context);
  const names = [PAGES, ...files.map((_, position) => `sitemap-products-${position + 1}.xml`)];
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${context.origin}/${name}`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * A sitemap file by name: the index, the shop's pages, or a range of products. Undefined for an unknown name.
 * @throws DiwanError when the API is unreachable
 */
export async function sitemapFile(name: string, context: SitemapContext): Promise<string | undefined> {
  if (name === INDEX) return index(context);
  if (name === PAGES) return urlSet(pagePlaces(context), context);
  const position = PRODUCTS.exec(name)?.[1];
  const file = position && (await productFiles(context))[Number(position) - 1];
  return file ? urlSet(productPlaces(context, file), context) : undefined;
}
