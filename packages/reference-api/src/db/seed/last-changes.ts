import { createHash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue-schema';
import type { Database } from '../database';
import { groupRows } from '../group-rows';
import { categories, items, pages, projects, subcategories } from '../schema';

interface LastChange {
  contentHash: string;
  updatedAt: Date | null;
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** A record without its place in the list: a product that moved up has the same page. */
function withoutPosition(record: { postion?: unknown }): object {
  const { postion: _, ...content } = record;
  return content;
}

/** Identifies the content of a product, wherever it stands in the list. */
export const productHash = (product: Catalogue['products'][number]): string =>
  hashOf(withoutPosition(product));

/**
 * Finds what an import changes, so that each record keeps the time of its last change. Call it before writing.
 * @returns functions from a record's content to its hash and that time
 */
export async function lastChanges(tx: Database, { products }: Catalogue, importedAt: Date) {
  const comparedWith = <Key>(
    stored: readonly { key: Key; contentHash: string | null; updatedAt: Date | null }[],
  ) => {
    const before = new Map(stored.map((row) => [row.key, row]));
    return (key: Key, content: unknown): LastChange => {
      const contentHash = hashOf(content);
      const known = before.get(key);
      // Without a hash nobody knows whether it changed.
      const isSame = known && (known.contentHash === null || known.contentHash === contentHash);
      return { contentHash, updatedAt: isSame ? known.updatedAt : importedAt };
    };
  };
  const compared = async (
    table: typeof items | typeof categories | typeof subcategories | typeof projects,
  ) => {
    const columns = { key: table.id, contentHash: table.contentHash, updatedAt: table.updatedAt };
    return comparedWith(await tx.select(columns).from(table));
  };
  const ofProduct = await compared(items);
  const ofCategory = await compared(categories);
  const ofSubcategory = await compared(subcategories);
  const ofProject = await compared(projects);
  const { slug: key, contentHash, updatedAt } = pages;
  const ofPage = comparedWith(await tx.select({ key, contentHash, updatedAt }).from(pages));

  const hashes = products.map((product) => ({
    category: product.category?.id ?? 0,
    subcategory: product.subcategory?.id ?? 0,
    hash: productHash(product),
  }));
  const inCategory = groupRows(hashes, ({ category }) => category);
  const inSubcategory = groupRows(hashes, ({ subcategory }) => subcategory);
  const hashesOf = (rows: readonly { hash: string }[]) => rows.map(({ hash }) => hash).sort();

  return {
    product: (product: Catalogue['products'][number]) => ofProduct(product.id, withoutPosition(product)),
    /** A category changes with its products. */
    category: (category: Catalogue['categories'][number]) =>
      ofCategory(category.id, [withoutPosition(category), hashesOf(inCategory(category.id))]),
    subcategory: (subcategory: Catalogue['categories'][number]['subcategories'][number]) =>
      ofSubcategory(subcategory.id, [subcategory, hashesOf(inSubcategory(subcategory.id))]),
    project: (project: Catalogue['projects'][number]) => ofProject(project.id, withoutPosition(project)),
    page: (slug: string, page: Catalogue['pages'][string]) => ofPage(slug, page),
  };
}
export type LastChanges = Awaited<ReturnType<typeof lastChanges>>;
