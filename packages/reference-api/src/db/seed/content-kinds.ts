import { createHash } from 'node:crypto';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Catalogue } from '../../catalogue/catalogue-schema';
import { mapInSlices } from '../../in-slices';
import { groupRows } from '../group-rows';
import * as schema from '../schema';
import { geographyRows, pageRows, projectRows, promoRows, settingsRows } from './content-rows';
import { nameColumns, productRows, sortedNameColumns } from './product-rows';

/** Increment to write the same content again, e.g. after changes to search word folding. */
export const CONTENT_REVISION = 5;

export type Row = Readonly<Record<string, unknown>>;
export type Key = string | number;

/** Rows that belong to the rows of another table and are written with them, such as the images of products. */
interface Part {
  table: PgTable;
  rows: readonly Row[];
  ownerOf: (row: Row) => Key;
  /** The column with the owner's key; undefined if the rows are deleted with those of an earlier part. */
  owner?: PgColumn;
}

/** The rows of a table that an import writes, each with its parts. */
export interface Kind {
  table: PgTable;
  /** The property with the primary key. */
  key: string;
  records: readonly { key: Key; row: Row; hash: string; parts: readonly (readonly Row[])[] }[];
  parts: readonly Pick<Part, 'table' | 'owner'>[];
  /** Columns not updated in existing rows. */
  kept: readonly string[];
  /** The property with a code that no other row may have. */
  code: string | undefined;
  /** Whether rows may stay in their place, as only their order matters. */
  isInOrder: boolean;
  /** Whether rows stay when the content no longer has them. */
  isKept: boolean;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Without fields that are null, at any depth. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isPlain(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) if (child != null) kept[key] = withoutNulls(child);
  return kept;
}

/** Written with their words, which are many, as one text. */
const wordsOf = (searchWords: unknown): string =>
  Array.isArray(searchWords) ? searchWords.map(({ word, weight }) => word + weight).join(' ') : '';

/** Null and missing are the same. */
const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutNulls(content)))
    .digest('base64url');

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;
type Rows<Table extends PgTable> = readonly PgInsertValue<Table>[];

interface KindOptions<Table extends PgTable> {
  key?: ColumnName<Table>;
  parts?: readonly Part[];
  kept?: readonly ColumnName<Table>[];
  code?: ColumnName<Table>;
  isInOrder?: boolean;
  isKept?: boolean;
}

async function kind<Table extends PgTable>(
  table: Table,
  rows: Rows<Table>,
  {
    key = 'id' as ColumnName<Table>,
    parts = [],
    kept = [],
    code,
    isInOrder = false,
    isKept = false,
  }: KindOptions<Table> = {},
): Promise<Kind> {
  const rowsOf = parts.map((part) => groupRows(part.rows, part.ownerOf));
  const records = await mapInSlices(rows as readonly Row[], (row) => {
    // Compared with the columns themselves, as documents may leave them out. The parts are in the content's hash.
    const { position, createdAt, searchWords, ...hashed } = row;
    const ownKey = row[key] as Key;
    return {
      key: ownKey,
      row,
      hash: hashOf([CONTENT_REVISION, hashed, wordsOf(searchWords)]),
      parts: rowsOf.map((of) => of(ownKey)),
    };
  });
  return { table, key, records, parts, kept, code, isInOrder, isKept };
}

const part = <Table extends PgTable>(
  table: Table,
  rows: Rows<Table>,
  name: ColumnName<Table>,
  owner: PgColumn,
): Part => ({ table, rows: rows as readonly Row[], ownerOf: (row) => row[name] as Key, owner });

/** What a row says, without what follows from it and without its place: a product that moved up has the same page. */
function contentOf(row: object): Row {
  const { position, createdAt, searchWords, sortNameEn, sortNameAr, isHidden, ...content } = row as Record<
    string,
    unknown
  >;
  return isHidden ? { ...content, isHidden } : content;
}

/** Adds the hash of what a page about each row says, by which the time of its last change is known. */
const withContentHash = <Item extends object>(rows: readonly Item[], saying: (row: Item) => unknown) =>
  mapInSlices(rows, (row) => ({ ...row, contentHash: hashOf(saying(row)) }));

async function products(catalogue: Catalogue) {
  const { items, images, colors, fabrics, setItems, related } = await productRows(catalogue);
  const parts = [
    part(schema.itemImages, images, 'itemId', schema.itemImages.itemId),
    part(schema.itemColors, colors, 'itemId', schema.itemColors.itemId),
    part(schema.itemFabrics, fabrics, 'itemId', schema.itemFabrics.itemId),
    part(schema.setItems, setItems, 'setId', schema.setItems.setId),
    part(schema.relatedItems, related, 'itemId', schema.relatedItems.itemId),
  ];
  const partsOf = parts.map(({ rows, ownerOf }) => groupRows(rows, ownerOf));
  const rows = await withContentHash(items, (row) => [contentOf(row), partsOf.map((of) => of(row.id))]);
  return { rows, parts };
}

/** Categories and subcategories. Both change with their products. */
function shelves({ categories }: Catalogue, items: Awaited<ReturnType<typeof products>>['rows']) {
  const listed = (column: 'categoryId' | 'subcategoryId') => {
    const of = groupRows(
      items.filter(({ isHidden }) => !isHidden),
      (row) => row[column],
    );
    return (id: number) =>
      of(id)
        .map(({ contentHash }) => contentHash)
        .sort();
  };
  const inCategory = listed('categoryId');
  const inSubcategory = listed('subcategoryId');
  return {
    categories: categories.map(({ id, image_url, hex, subcategories, ...category }, index) => {
      const said = [nameColumns(category), image_url, hex, subcategories.map(({ id }) => id), inCategory(id)];
      return {
        id,
        ...sortedNameColumns(category),
        imagePath: image_url,
        hex,
        position: category.postion ?? index + 1,
        itemsCount: inCategory(id).length,
        contentHash: hashOf(said),
      };
    }),
    subcategories: categories.flatMap(({ id: categoryId, subcategories }) =>
      subcategories.map((subcategory, position) => ({
        id: subcategory.id,
        categoryId,
        ...nameColumns(subcategory),
        position,
        itemsCount: inSubcategory(subcategory.id).length,
        contentHash: hashOf([categoryId, nameColumns(subcategory), inSubcategory(subcategory.id)]),
      })),
    ),
  };
}

async function projects(catalogue: Catalogue) {
  const { projects, images, items } = projectRows(catalogue);
  const imagesOf = groupRows(images, ({ projectId }) => projectId);
  const itemsOf = groupRows(items, ({ projectId }) => projectId);
  const rows = await withContentHash(projects, (row) => [contentOf(row), imagesOf(row.id), itemsOf(row.id)]);
  const parts = [
    part(schema.projectImages, images, 'projectId', schema.projectImages.projectId),
    part(schema.projectItems, items, 'projectId', schema.projectItems.projectId),
  ];
  return { rows, parts };
}

async function pages(catalogue: Catalogue) {
  const rows = pageRows(catalogue);
  const bannerOf = new Map(rows.advertisements.map((row) => [row.id, row]));
  const sectionsOf = groupRows(rows.sections, ({ pageSlug }) => pageSlug);
  const itemsOf = groupRows(rows.sectionItems, ({ sectionId }) => sectionId);
  const projectsOf = groupRows(rows.sectionProjects, ({ sectionId }) => sectionId);
  const bannersOf = groupRows(rows.sectionAdvertisements, ({ sectionId }) => sectionId);
  const pages = await withContentHash(rows.pages, (row) => {
    const sections = sectionsOf(row.slug).map((section) => [
      section,
      bannerOf.get(section.advertisementId ?? 0),
      itemsOf(section.id),
      projectsOf(section.id),
      bannersOf(section.id).map(({ advertisementId }) => bannerOf.get(advertisementId)),
    ]);
    return [row, sections];
  });
  const pageOf = new Map(rows.sections.map(({ id, pageSlug }): [unknown, string] => [id, pageSlug]));
  const ofSections = <Table extends PgTable>(table: Table, links: Rows<Table>): Part => ({
    table,
    rows: links as readonly Row[],
    ownerOf: ({ sectionId }) => pageOf.get(sectionId) ?? '',
  });
  const parts = [
    part(schema.sections, rows.sections, 'pageSlug', schema.sections.pageSlug),
    ofSections(schema.sectionItems, rows.sectionItems),
    ofSections(schema.sectionProjects, rows.sectionProjects),
    ofSections(schema.sectionAdvertisements, rows.sectionAdvertisements),
  ];
  return { pages, parts, advertisements: rows.advertisements, leadSources: rows.leadSources };
}

interface Searchable {
  isHidden?: unknown;
  searchWords?: unknown;
}

/** The words of names, keywords and categories; not codes, which queries must not be corrected to. */
const vocabularyOf = (rows: readonly Searchable[]): Set<string> =>
  new Set(
    rows
      .flatMap(({ isHidden, searchWords }) => (!isHidden && Array.isArray(searchWords) ? searchWords : []))
      .filter(({ word, weight }) => weight !== 'D' && !/\p{N}/u.test(word))
      .map(({ word }) => word),
  );

/** All that an import writes, tables that others refer to first. It depends on nothing else than the catalogue. */
export async function contentKinds(
  catalogue: Catalogue,
): Promise<{ kinds: Kind[]; vocabulary: Set<string> }> {
  const items = await products(catalogue);
  const { categories, subcategories } = shelves(catalogue, items.rows);
  const geography = geographyRows(catalogue);
  const built = await projects(catalogue);
  const { pages: pageRows, parts: ofPages, advertisements, leadSources } = await pages(catalogue);
  const kinds = await Promise.all([
    kind(schema.categories, categories),
    kind(schema.subcategories, subcategories),
    kind(
      schema.colors,
      catalogue.colors.map((color) => ({ id: color.id, hex: color.hex, ...nameColumns(color) })),
    ),
    kind(
      schema.fabrics,
      catalogue.fabrics.map((fabric) => ({
        id: fabric.id,
        imagePath: fabric.image_url,
        ...nameColumns(fabric),
      })),
    ),
    kind(schema.items, items.rows, {
      parts: items.parts,
      code: 'code',
      isInOrder: catalogue.products.every(({ postion }) => postion === undefined),
    }),
    kind(schema.settingsGroups, settingsRows(catalogue.settings), { key: 'name' }),
    kind(
      schema.projectCategories,
      catalogue.project_categories.map((category, position) => ({
        id: category.id,
        ...nameColumns(category),
        position,
      })),
    ),
    kind(schema.projects, built.rows, { parts: built.parts, kept: ['createdAt'] }),
    kind(
      schema.partners,
      catalogue.partners.map((partner, position) => ({
        id: partner.id,
        ...nameColumns(partner),
        logoPath: partner.logo_url,
        href: partner.href,
        position,
      })),
    ),
    kind(schema.promos, promoRows(catalogue), { kept: ['usedCount', 'wireId'], code: 'code' }),
    kind(schema.countries, geography.countries, { code: 'countryCode' }),
    kind(schema.governorates, geography.governorates),
    kind(schema.zones, geography.zones),
    kind(
      schema.termsSections,
      catalogue.terms.map((chapter, position) => ({
        id: chapter.id,
        titleEn: chapter.title_en,
        titleAr: chapter.title_ar,
        contentEn: chapter.content_en,
        contentAr: chapter.content_ar,
        position,
      })),
    ),
    kind(schema.leadSources, leadSources, { isKept: true }),
    kind(schema.advertisements, advertisements),
    kind(schema.pages, pageRows, { key: 'slug', parts: ofPages }),
    kind(schema.redirects, catalogue.redirects, { key: 'slug' }),
    kind(
      schema.searchSynonyms,
      catalogue.synonyms.map((terms, position) => ({ position, terms })),
      { key: 'position' },
    ),
  ]);
  return { kinds, vocabulary: vocabularyOf([...items.rows, ...built.rows]) };
}
export type ContentKinds = Awaited<ReturnType<typeof contentKinds>>;
