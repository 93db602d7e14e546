import { hash } from 'node:crypto';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { groupRows } from '../../db/group-rows';
import { packageVersion } from '../../db/package-folder';
import * as schema from '../../db/schema';
import type { SearchWord } from '../../db/schema/columns';
import type { Catalogue } from '../document/catalogue-schema';
import { mapInSlices } from '../in-slices';
import { geographyRows, pageRows, projectRows, promoRows, settingsRows } from './content-rows';
import {
  createNamedBy,
  createProductRows,
  nameColumns,
  priceDisplay,
  productVocabulary,
  sortedNameColumns,
} from './product-rows';

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

/** A row with its parts. */
export interface RowWithParts {
  row: Row;
  parts: readonly (readonly Row[])[];
}

/** What is known of a row without making it. */
interface ContentRecord {
  key: Key;
  hash: string;
  /** Hash of what a page about it says. */
  contentHash?: string | undefined;
  position?: number | undefined;
  createdAt?: Date | undefined;
  /** Called for rows that are written: usually few of thousands. */
  make: () => RowWithParts;
}

/** The rows of a table that an import writes, each with its parts. */
export interface Kind {
  table: PgTable;
  /** The property with the primary key. */
  key: string;
  records: readonly ContentRecord[];
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
  hash('sha256', JSON.stringify(withoutNulls(content)), 'base64url');

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
  const records = await mapInSlices(rows as readonly Row[], (row): ContentRecord => {
    // Compared with the columns themselves, as documents may leave them out. The parts are in the content's hash.
    const { position, createdAt, searchWords, ...hashed } = row;
    const ownKey = row[key] as Key;
    return {
      key: ownKey,
      hash: hashOf([packageVersion, hashed, wordsOf(searchWords)]),
      contentHash: row.contentHash as string | undefined,
      position: position as number | undefined,
      createdAt: createdAt as Date | undefined,
      make: () => ({ row, parts: rowsOf.map((of) => of(ownKey)) }),
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

/**
 * The columns of a row that its page shows. The place in lists isn't one of them: a product that moved up has the same page.
 * Nor are columns that are computed from others.
 */
function contentOf(row: object): Row {
  const { position, createdAt, searchWords, sortNameEn, sortNameAr, isHidden, ...content } = row as Record<
    string,
    unknown
  >;
  return isHidden ? { ...content, isHidden } : content;
}

/** Adds to each row the hash of what its page shows. An import that finds another hash stores the time as that of the last change. */
const withContentHash = <Item extends object>(rows: readonly Item[], shownOf: (row: Item) => unknown) =>
  mapInSlices(rows, (row) => ({ ...row, contentHash: hashOf(shownOf(row)) }));

/**
 * Products are hashed as they are in the document, not as rows: it takes seconds to make the rows of thousands, most of that
 * time for the searchable words of their texts.
 */
async function products(catalogue: Catalogue) {
  const rowsOf = createProductRows(catalogue);
  const namedBy = createNamedBy(catalogue);
  const records = await mapInSlices(catalogue.products, (product, index) => {
    const { postion: position = index + 1, created_at, hidden, ...shown } = product;
    const contentHash = hashOf(hidden ? { ...shown, hidden } : shown);
    const createdAt = created_at === undefined ? undefined : new Date(created_at);
    const make = (): RowWithParts => {
      const { item, images, colors, fabrics, setItems, related } = rowsOf(product);
      const row = { ...item, position, createdAt, contentHash };
      return { row, parts: [images, colors, fabrics, setItems, related] };
    };
    // All that the rows of a product are made of.
    const sources = [packageVersion, contentHash, priceDisplay(catalogue), namedBy(product)];
    return { key: product.id, hash: hashOf(sources), contentHash, position, createdAt, make };
  });
  const kind: Kind = {
    table: schema.items,
    key: 'id',
    records,
    parts: [
      { table: schema.itemImages, owner: schema.itemImages.itemId },
      { table: schema.itemColors, owner: schema.itemColors.itemId },
      { table: schema.itemFabrics, owner: schema.itemFabrics.itemId },
      { table: schema.setItems, owner: schema.setItems.setId },
      { table: schema.relatedItems, owner: schema.relatedItems.itemId },
    ],
    kept: [],
    code: 'code',
    isInOrder: catalogue.products.every(({ postion }) => postion === undefined),
    isKept: false,
  };
  return kind;
}

/** Rows of categories and subcategories, which count as changed when one of their products changes. */
function categoryRows({ categories, products }: Catalogue, { records }: Kind) {
  const shown = products.flatMap(({ hidden, category, subcategory }, index) =>
    hidden ? [] : { category, subcategory, contentHash: records[index]?.contentHash },
  );
  /** The hashes of the products in a category, or in a subcategory, by its id. */
  const hashesIn = (field: 'category' | 'subcategory') => {
    const productsIn = groupRows(shown, (product) => product[field]?.id);
    return (id: number) =>
      productsIn(id)
        .map(({ contentHash }) => contentHash)
        .sort();
  };
  const inCategory = hashesIn('category');
  const inSubcategory = hashesIn('subcategory');
  return {
    categories: categories.map(({ id, image_url, hex, subcategories, ...category }, index) => {
      const ofSubcategories = subcategories.map(({ id }) => id);
      return {
        id,
        ...sortedNameColumns(category),
        imagePath: image_url,
        hex,
        position: category.postion ?? index + 1,
        itemsCount: inCategory(id).length,
        contentHash: hashOf([nameColumns(category), image_url, hex, ofSubcategories, inCategory(id)]),
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

/** The words of names, keywords and categories; not codes, which queries must not be corrected to. */
const vocabularyOf = (words: readonly SearchWord[]): Set<string> =>
  new Set(words.filter(({ word, weight }) => weight !== 'D' && !/\p{N}/u.test(word)).map(({ word }) => word));

/** All that an import writes, tables that others refer to first. It depends on nothing else than the catalogue. */
export async function contentKinds(
  catalogue: Catalogue,
): Promise<{ kinds: Kind[]; vocabulary: () => Set<string> }> {
  const items = await products(catalogue);
  const { categories, subcategories } = categoryRows(catalogue, items);
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
    items,
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
  const vocabulary = () =>
    vocabularyOf([...productVocabulary(catalogue), ...built.rows.flatMap(({ searchWords }) => searchWords)]);
  return { kinds, vocabulary };
}
export type ContentKinds = Awaited<ReturnType<typeof contentKinds>>;
