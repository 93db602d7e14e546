import { createHash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue-schema';
import type { Database } from '../database';
import { groupRows } from '../group-rows';
import * as schema from '../schema';
import { pageRows, projectRows } from './content-rows';
import { nameColumns, productRows } from './product-rows';

interface LastChange {
  contentHash: string;
  updatedAt: Date | null;
}

/** Null and missing are the same. */
const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content, (_key, value) => value ?? undefined))
    .digest('base64url');

/** What a row says, without what follows from it and without its place: a product that moved up has the same page. */
function contentOf(row: object): Record<string, unknown> {
  const { position, createdAt, searchWords, sortNameEn, sortNameAr, ...content } = row as Record<
    string,
    unknown
  >;
  return content;
}

/** Identifies the content of each product, wherever it stands in the list. */
export function productHashes(catalogue: Catalogue) {
  const { items, images, colors, fabrics, setItems, related } = productRows(catalogue);
  const imagesOf = groupRows(images, ({ itemId }) => itemId);
  const colorsOf = groupRows(colors, ({ itemId }) => itemId);
  const fabricsOf = groupRows(fabrics, ({ itemId }) => itemId);
  const piecesOf = groupRows(setItems, ({ setId }) => setId);
  const relatedTo = groupRows(related, ({ itemId }) => itemId);
  return items.map((row) => {
    const { id } = row;
    const parts = [imagesOf(id), colorsOf(id), fabricsOf(id), piecesOf(id), relatedTo(id)];
    return { id, row, hash: hashOf([contentOf(row), parts]) };
  });
}

function projectHashes(catalogue: Catalogue) {
  const { projects, images, items } = projectRows(catalogue);
  const imagesOf = groupRows(images, ({ projectId }) => projectId);
  const itemsOf = groupRows(items, ({ projectId }) => projectId);
  return projects.map((row) => ({
    id: row.id,
    hash: hashOf([contentOf(row), imagesOf(row.id), itemsOf(row.id)]),
  }));
}

function pageHashes(catalogue: Catalogue) {
  const rows = pageRows(catalogue);
  const bannerOf = new Map(rows.advertisements.map((row) => [row.id, row]));
  const sectionsOf = groupRows(rows.sections, ({ pageSlug }) => pageSlug);
  const itemsOf = groupRows(rows.sectionItems, ({ sectionId }) => sectionId);
  const projectsOf = groupRows(rows.sectionProjects, ({ sectionId }) => sectionId);
  const bannersOf = groupRows(rows.sectionAdvertisements, ({ sectionId }) => sectionId);
  return rows.pages.map((row) => {
    const sections = sectionsOf(row.slug).map((section) => [
      section,
      bannerOf.get(section.advertisementId ?? 0),
      itemsOf(section.id),
      projectsOf(section.id),
      bannersOf(section.id).map(({ advertisementId }) => bannerOf.get(advertisementId)),
    ]);
    return { id: row.slug, hash: hashOf([row, sections]) };
  });
}

/**
 * Finds what an import changes, so that each record keeps the time of its last change. Compares the rows to be written,
 * because documents can say the same in several ways. Call it before writing.
 */
export async function lastChanges(tx: Database, catalogue: Catalogue, importedAt: Date) {
  const compare = <Key>(
    stored: readonly { key: Key; contentHash: string | null; updatedAt: Date | null }[],
    hashes: readonly { id: Key; hash: string }[],
  ): ReadonlyMap<Key, LastChange> => {
    const before = new Map(stored.map((row) => [row.key, row]));
    return new Map(
      hashes.map(({ id, hash }) => {
        const known = before.get(id);
        // Without a hash nobody knows whether it changed.
        const isSame = known && (known.contentHash === null || known.contentHash === hash);
        return [id, { contentHash: hash, updatedAt: isSame ? known.updatedAt : importedAt }];
      }),
    );
  };
  const storedIn = (
    table:
      | typeof schema.items
      | typeof schema.categories
      | typeof schema.subcategories
      | typeof schema.projects,
  ) => tx.select({ key: table.id, contentHash: table.contentHash, updatedAt: table.updatedAt }).from(table);

  const products = productHashes(catalogue);
  const hashesIn = (column: 'categoryId' | 'subcategoryId') => {
    const listed = groupRows(products, ({ row }) => row[column]);
    return (id: number) =>
      listed(id)
        .map(({ hash }) => hash)
        .sort();
  };
  const inCategory = hashesIn('categoryId');
  const inSubcategory = hashesIn('subcategoryId');
  // Both change with their products.
  const categories = catalogue.categories.map(({ id, image_url, hex, subcategories, ...category }) => ({
    id,
    hash: hashOf([nameColumns(category), image_url, hex, subcategories.map(({ id }) => id), inCategory(id)]),
  }));
  const subcategories = catalogue.categories.flatMap((category) =>
    category.subcategories.map((subcategory) => ({
      id: subcategory.id,
      hash: hashOf([category.id, nameColumns(subcategory), inSubcategory(subcategory.id)]),
    })),
  );
  const { slug: key, contentHash, updatedAt } = schema.pages;

  return {
    products: compare(await storedIn(schema.items), products),
    categories: compare(await storedIn(schema.categories), categories),
    subcategories: compare(await storedIn(schema.subcategories), subcategories),
    projects: compare(await storedIn(schema.projects), projectHashes(catalogue)),
    pages: compare(
      await tx.select({ key, contentHash, updatedAt }).from(schema.pages),
      pageHashes(catalogue),
    ),
  };
}
export type LastChanges = Awaited<ReturnType<typeof lastChanges>>;
