import { type Client, NotFoundError } from '@diwan/sdk';
import { categoryPath, LOCALES, productPath, projectPath, subcategoryPath } from '@diwan/sdk/commerce';
import { routes } from '../../app/routes';
import { escapeHtml } from '../html/html';
import { canonicalAddress } from './seo-tags';

const FIXED_PATHS = ['/', '/products', '/about', '/contact'];

const INDEX = 'sitemap.xml';
const PAGES = 'sitemap-pages.xml';
const PRODUCTS = /^sitemap-products-([1-9]\d{0,3})\.xml$/;

/** Id range of a product file. Search engines accept up to 50,000 URLs per file. */
const IDS_PER_FILE = 10_000;
/** Ranges are larger if ids are sparse. */
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

/** Splits product ids into ranges, one per file, so that products don't move between files when others change. */
async function productFiles({ client, idsPerFile = IDS_PER_FILE }: SitemapContext) {
  const endOf = async (sort_order: 'ASC' | 'DESC') =>
    (await client.items.list({ sort_by: 'id', sort_order, limit: 1 })).results[0]?.id;
  const [first, last] = await Promise.all([endOf('ASC'), endOf('DESC')]);
  if (first === undefined || last === undefined) return [];
  const span = Math.max(idsPerFile, Math.ceil((last - first + 1) / MAX_FILES));
  const start = Math.floor(first / span);
  const count = Math.floor(last / span) - start + 1;
  return Array.from({ length: count }, (_, index) => ({
    from: (start + index) * span,
    to: (start + index + 1) * span,
  }));
}

/** Paths of a file's products. Paged by id, not offset, so that all files take the same time. */
async function* productPaths(
  { client }: SitemapContext,
  { from, to }: { from: number; to: number },
): AsyncGenerator<string> {
  for (let least = from; least < to; ) {
    const query = { sort_by: 'id', id_min: Math.max(1, least), limit: PAGE_SIZE } as const;
    const { results } = await client.items.list(query);
    for (const product of results) if (product.id < to) yield productPath(product);
    const last = results.at(-1)?.id;
    if (last === undefined || results.length < PAGE_SIZE) return;
    least = last + 1;
  }
}

/** Whether the shop has an interior design page; most don't. */
const hasInteriors = ({ pages }: Sources): Promise<boolean> =>
  pages.interiors().then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotFoundError) return false;
      throw error;
    },
  );

async function* pagePaths({ client }: SitemapContext): AsyncGenerator<string> {
  yield* FIXED_PATHS;
  if (await hasInteriors(client)) yield '/interior-design';
  if ((await client.settings.get()).has_terms) yield '/terms-and-conditions';
  for (const category of await client.categories.list()) {
    yield categoryPath(category.id);
    for (const { id } of category.subcategories) yield subcategoryPath(id);
  }
  let hasProjects = false;
  for await (const project of client.projects.listAll()) {
    if (!hasProjects) yield '/projects';
    hasProjects = true;
    yield projectPath(project.id);
  }
}

function entry(path: string, origin: string): string {
  const url = new URL(path, origin);
  const alternates = LOCALES.map((locale) => {
    const href = escapeHtml(canonicalAddress(url, origin, locale));
    return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
  });
  return `<url><loc>${escapeHtml(canonicalAddress(url, origin))}</loc>${alternates.join('')}</url>\n`;
}

async function urlSet(paths: AsyncIterable<string>, { origin }: SitemapContext): Promise<string> {
  const entries: string[] = [];
  for await (const path of paths) if (routes.match(path)) entries.push(entry(path, origin));
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
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
  if (name === PAGES) return urlSet(pagePaths(context), context);
  const position = PRODUCTS.exec(name)?.[1];
  const file = position && (await productFiles(context))[Number(position) - 1];
  return file ? urlSet(productPaths(context, file), context) : undefined;
}
