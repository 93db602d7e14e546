import type { Client } from '@diwan/sdk';
import { categoryPath, LOCALES, productPath, projectPath, subcategoryPath } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { matchRoute } from '../../routes';
import { escapeHtml } from '../rendering/html';
import { canonicalAddress } from './seo-tags';

const FIXED_PATHS = [
  '/',
  '/products',
  '/interior-design',
  '/projects',
  '/about',
  '/contact',
  '/terms-and-conditions',
];

type Sources = Pick<Client, 'items' | 'categories' | 'projects'>;

async function* paths(client: Sources, categories: readonly Category[]): AsyncGenerator<string> {
  yield* FIXED_PATHS;
  for (const category of categories) {
    yield categoryPath(category.id);
    for (const { id } of category.subcategories) yield subcategoryPath(id);
  }
  for await (const product of client.items.listAll()) yield productPath(product);
  for await (const project of client.projects.listAll()) yield projectPath(project.id);
}

function entry(path: string, origin: string): string {
  const url = new URL(path, origin);
  const alternates = LOCALES.map((locale) => {
    const href = escapeHtml(canonicalAddress(url, origin, locale));
    return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
  });
  return `<url><loc>${escapeHtml(canonicalAddress(url, origin))}</loc>${alternates.join('')}</url>\n`;
}

async function* document(pages: AsyncIterable<string>, origin: string): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for await (const path of pages) if (matchRoute(path)) yield entry(path, origin);
  yield '</urlset>\n';
}

/**
 * All addresses of the shop, written while they are read, so that a large catalogue needs no memory.
 * @throws DiwanError before the first line, when the API can't be reached
 */
export async function sitemap(client: Sources, origin: string): Promise<AsyncGenerator<string>> {
  return document(paths(client, await client.categories.list()), origin);
}
