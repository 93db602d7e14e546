import { type AnyColumn, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  amount,
  bilingual,
  centimetres,
  createdAt,
  importHash,
  lastChange,
  percent,
  searchWords,
  sortKey,
} from './columns';
import type { StoredDetails, StoredSummary } from './product-columns';

// Tables in this file are written only by catalogue imports, which define the ids.

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    ...bilingual('name'),
    sortNameEn: sortKey().notNull(),
    sortNameAr: sortKey().notNull(),
    imagePath: text(),
    hex: text(),
    position: integer().notNull(),
    /** Products that aren't hidden, counted by imports, so that requests needn't count. */
    itemsCount: integer().notNull().default(0),
    ...lastChange(),
    importHash: importHash(),
  },
  (table) => [index().on(table.position, table.id)],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: integer().primaryKey(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    ...bilingual('name'),
    position: integer().notNull(),
    itemsCount: integer().notNull().default(0),
    ...lastChange(),
    importHash: importHash(),
  },
  (table) => [
    index().on(table.categoryId, table.position, table.id),
    unique('subcategories_id_category').on(table.id, table.categoryId),
  ],
);

/** The condition must equal that of `isShown`; otherwise lists can't use the indexes. */
const shown = ({ isHidden }: { isHidden: AnyColumn }) => sql`not ${isHidden}`;

/** Products (wire: items). */
export const items = pgTable(
  'items',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    ...bilingual('name'),
    sortNameEn: sortKey().notNull(),
    sortNameAr: sortKey().notNull(),
    /** Fields of the contract without a column: those of lists, and those that only the product's page has. */
    summary: jsonb().$type<StoredSummary>().notNull(),
    details: jsonb().$type<StoredDetails>().notNull(),
    searchWords: searchWords().notNull(),
    price: amount().notNull(),
    discount: percent().notNull().default(0),
    allowDiscount: boolean().notNull().default(false),
    /**
     * The price as lists show it, after the discount and with tax where the shop shows prices so; computed by
     * `@diwan/sdk/commerce` on write, for sorting and filters.
     */
    unitPrice: amount().notNull(),
    /** Kept for orders and for later, but neither shown nor sold. */
    isHidden: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    isSaudiMade: boolean().notNull().default(false),
    isSet: boolean().notNull().default(false),
    allowOnlinePurchase: boolean().notNull().default(false),
    checkAvailability: boolean().notNull().default(false),
    isPriceShow: boolean().notNull().default(false),
    /** The width that lists filter by, which `@diwan/sdk/commerce` computes on write; null if the product has none. */
    filteredWidth: centimetres(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    subcategoryId: integer().references(() => subcategories.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    createdAt: createdAt(),
    ...lastChange(),
    importHash: importHash(),
  },
  (table) => [
    // Codes are case-insensitive, because people type them and they appear in URLs.
    uniqueIndex('items_code_index').on(sql`lower(${table.code})`),
    // Lists scan one of these in order and stop after their page: see docs/decisions/0012.
    index().on(table.position, table.id).where(shown(table)),
    index().on(table.isPriceShow, table.unitPrice, table.id).where(shown(table)),
    index().on(table.sortNameEn, table.id).where(shown(table)),
    index().on(table.sortNameAr, table.id).where(shown(table)),
    index().on(table.createdAt, table.id).where(shown(table)),
    index().on(table.categoryId, table.position, table.id).where(shown(table)),
    index().on(table.categoryId, table.isPriceShow, table.unitPrice, table.id).where(shown(table)),
    index().on(table.categoryId, table.sortNameEn, table.id).where(shown(table)),
    index().on(table.categoryId, table.sortNameAr, table.id).where(shown(table)),
    index().on(table.categoryId, table.createdAt, table.id).where(shown(table)),
    index().on(table.subcategoryId, table.position, table.id).where(shown(table)),
    index().on(table.subcategoryId, table.isPriceShow, table.unitPrice, table.id).where(shown(table)),
    index().on(table.subcategoryId, table.sortNameEn, table.id).where(shown(table)),
    index().on(table.subcategoryId, table.sortNameAr, table.id).where(shown(table)),
    index().on(table.subcategoryId, table.createdAt, table.id).where(shown(table)),
    index('items_featured_index')
      .on(table.position, table.id)
      .where(sql`${table.isFeatured} and not ${table.isHidden}`),
    index('items_sets_index')
      .on(table.position, table.id)
      .where(sql`${table.isSet} and not ${table.isHidden}`),
    index('items_search_words_index').using('gin', table.searchWords),
    // Only for products with both. Named so that it sorts before the key that clears `subcategoryId`: of two keys that a
    // deletion affects, the one created first acts first, also in a restored dump.
    foreignKey({
      name: 'items_subcategory_of_category',
      columns: [table.subcategoryId, table.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }).onUpdate('cascade'),
    check('items_price_check', sql`${table.unitPrice} >= 0 and ${table.price} >= 0`),
    check('items_discount_check', sql`${table.discount} between 0 and 100`),
  ],
);

export const itemImages = pgTable(
  'item_images',
  {
    id: integer().primaryKey(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    alt: text(),
    altAr: text(),
    isMain: boolean().notNull().default(false),
    position: integer().notNull(),
    width: integer(),
    height: integer(),
    /** Hex of the product colour in the image. */
    color: text(),
  },
  (table) => [index().on(table.itemId, table.position, table.id)],
);

export const colors = pgTable('colors', {
  id: integer().primaryKey(),
  hex: text().notNull(),
  ...bilingual('name'),
  importHash: importHash(),
});

export const itemColors = pgTable(
  'item_colors',
  {
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => colors.id, { onDelete: 'cascade' }),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.colorId] }),
    index().on(table.colorId, table.itemId),
  ],
);

export const fabrics = pgTable('fabrics', {
  id: integer().primaryKey(),
  ...bilingual('name'),
  imagePath: text(),
  importHash: importHash(),
});

export const itemFabrics = pgTable(
  'item_fabrics',
  {
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    fabricId: integer()
      .notNull()
      .references(() => fabrics.id, { onDelete: 'cascade' }),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.fabricId] }), index().on(table.fabricId)],
);

/** A piece of a set; the set is itself a product (`items.isSet`). */
export const setItems = pgTable(
  'set_items',
  {
    id: integer().primaryKey(),
    setId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.setId, table.itemId),
    index().on(table.itemId),
    check('set_items_quantity_check', sql`${table.quantity} >= 1`),
  ],
);

/** Unique words of names, keywords and categories, to correct typos in queries. */
export const searchVocabulary = pgTable('search_vocabulary', { word: sortKey().primaryKey() }, (table) => [
  // A mistyped word usually still has its first or last letter, and a similar length.
  index('search_vocabulary_first_letter_index').on(
    sql`left(${table.word}, 1)`,
    sql`char_length(${table.word})`,
  ),
  index('search_vocabulary_last_letter_index').on(
    sql`right(${table.word}, 1)`,
    sql`char_length(${table.word})`,
  ),
]);

/** Words of the maker that find the same products, each row one meaning; in addition to `search/synonyms.json`. */
export const searchSynonyms = pgTable('search_synonyms', {
  position: integer().primaryKey(),
  terms: text().array().notNull(),
  importHash: importHash(),
});

/** Related products selected by an editor; without any, `relatedItemIds` finds some. */
export const relatedItems = pgTable(
  'related_items',
  {
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.relatedId] }), index().on(table.relatedId)],
);
