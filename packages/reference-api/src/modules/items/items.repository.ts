import {
  type Endpoints,
  FACET_PARAMETERS,
  type ForEachItemFilter,
  type ItemFilter,
  type ItemSortBy,
} from '@diwan/sdk/contract';
import { and, asc, desc, eq, exists, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/database';
import { isShown } from '../../db/is-shown';
import { idsOf } from '../../db/json-rows';
import { itemColors, itemFabrics, items, relatedItems, setItems } from '../../db/schema';
import { correctQuery } from '../../db/search/correct-query';
import { type Dictionary, ownDictionary, withOtherPieces } from '../../db/search/dictionary';
import type { Lexicon } from '../../db/search/lexicon';
import { queryWords, searchCondition, tsqueryOf } from '../../db/search/search-query';
import { toStored } from '../../db/stored-amount';
import { type ListPage, withTotal } from '../../platform/wire/list-page';
import type { FacetIndex } from './count-facets';

type ItemQuery = InferOutput<Endpoints['items.list']['query']>;
type Filters = InferOutput<Endpoints['items.facets']['query']>;

const sortColumns: Record<ItemSortBy, PgColumn> = {
  postion: items.position,
  name_en: items.sortNameEn,
  name_ar: items.sortNameAr,
  price: items.unitPrice,
  created_at: items.createdAt,
  id: items.id,
};

/** The same condition as `isOnSale` in `@diwan/sdk/commerce`. */
export const isOnSale = sql<boolean>`(${items.isPriceShow} and ${items.allowDiscount} and ${items.discount} > 0)`;

const conditions: ForEachItemFilter<[db: Database, dictionary: Dictionary], SQL | undefined> = {
  id: (ids) => inArray(items.id, ids),
  id_min: (least) => gte(items.id, least),
  category: (ids) => inArray(items.categoryId, ids),
  subcategory: (ids) => inArray(items.subcategoryId, ids),
  type: (kinds) => inArray(items.isSet, [...new Set(kinds.map((kind) => kind === 'set'))]),
  color: (ids, db) =>
    exists(
      db
        .select({ found: sql`1` })
        .from(itemColors)
        .where(and(eq(itemColors.itemId, items.id), inArray(itemColors.colorId, ids))),
    ),
  fabric: (ids, db) =>
    exists(
      db
        .select({ found: sql`1` })
        .from(itemFabrics)
        .where(and(eq(itemFabrics.itemId, items.id), inArray(itemFabrics.fabricId, ids))),
    ),
  price_min: (price) => and(items.isPriceShow, gte(items.unitPrice, toStored(price))),
  price_max: (price) => and(items.isPriceShow, lte(items.unitPrice, toStored(price))),
  width_max: (width) => lte(items.filteredWidth, width),
  is_featured: (isFeatured) => eq(items.isFeatured, isFeatured),
  allow_online_purchase: (isAllowed) => eq(items.allowOnlinePurchase, isAllowed),
  in_stock: (isInStock) => eq(items.checkAvailability, !isInStock),
  on_sale: (isWanted) => (isWanted ? isOnSale : sql`not ${isOnSale}`),
  is_saudi_made: (isSaudiMade) => eq(items.isSaudiMade, isSaudiMade),
  query: (text, _db, dictionary) => searchCondition(items.searchWords, text, dictionary),
};

function filters(db: Database, query: Filters, dictionary: Dictionary): SQL | undefined {
  const conditionOf = <Name extends ItemFilter>(name: Name): SQL | undefined => {
    const value = query[name];
    return value === undefined ? undefined : conditions[name](value, db, dictionary);
  };
  return and(isShown, ...(Object.keys(conditions) as ItemFilter[]).map(conditionOf));
}

/** The tie-break has the same direction, so that one index serves both. */
function orderOf({ sort_by, sort_order }: Pick<ItemQuery, 'sort_by' | 'sort_order'>): SQL[] {
  const direction = sort_order === 'ASC' ? asc : desc;
  return [direction(sortColumns[sort_by]), direction(items.id)];
}

interface Slice {
  condition: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
}

async function slice(db: Database, { condition, order, limit, offset }: Slice): Promise<number[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

interface Ranked extends Omit<Slice, 'order'> {
  /** Condition for the products listed first. */
  isFirst: SQL;
  /** Order of the first group. */
  order: SQL[];
  /** Order of the rest. */
  otherOrder: SQL[];
}

/** Queries the groups separately, so that the first pages use an index and only the rest is sorted. */
async function rankedSlice(
  db: Database,
  { condition, isFirst, order, otherOrder, limit, offset }: Ranked,
): Promise<number[]> {
  const first = await slice(db, { condition: and(condition, isFirst), order, limit, offset });
  if (first.length === limit) return first;
  const firstCount = offset === 0 ? first.length : await db.$count(items, and(condition, isFirst));
  const others = await slice(db, {
    condition: and(condition, sql`not ${isFirst}`),
    order: otherOrder,
    limit: limit - first.length,
    offset: Math.max(0, offset - firstCount),
  });
  return [...first, ...others];
}

/** Up to this many matches are found first and sorted afterwards. */
const FEW = 200;

/**
 * The ids of a condition's matches if they are few; else undefined. PostgreSQL can't estimate how rare a word is, and
 * would scan all products in shop order for a few matches.
 */
async function fewIds(db: Database, condition: SQL | undefined): Promise<number[] | undefined> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(condition)
    .limit(FEW + 1);
  const ids = rows.map(({ id }) => id);
  return ids.length > FEW ? undefined : ids;
}

/** The products of a search, and the dictionary that found them. */
interface Search {
  condition: SQL | undefined;
  dictionary: Dictionary;
}

async function isAnyListed(db: Database, condition: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: items.id }).from(items).where(condition).limit(1);
  return rows.length > 0;
}

const withoutFacets = (query: Filters): Filters => ({
  ...query,
  ...Object.fromEntries(FACET_PARAMETERS.map((parameter) => [parameter, undefined])),
});

/**
 * Searches again for other pieces if there is nothing: a shop without sofa beds has sofas. What visitors filter by doesn't
 * matter for that: a list is filtered as it is searched.
 * @returns undefined if nothing is found
 */
async function search(db: Database, query: Filters, known: Dictionary): Promise<Search | undefined> {
  const wider = withOtherPieces(known);
  const text = query.query ?? '';
  const hasOthers = tsqueryOf(text, wider) !== tsqueryOf(text, known);
  const dictionary =
    hasOthers && !(await isAnyListed(db, filters(db, withoutFacets(query), known))) ? wider : known;
  const condition = filters(db, query, dictionary);
  const ids = await fewIds(db, condition);
  if (ids?.length === 0) return undefined;
  return { condition: ids ? inArray(items.id, ids) : condition, dictionary };
}

/** The query with its typos corrected, and the words that searches know; undefined if it has no word. */
async function corrected<Query extends Filters>(
  query: Query,
  lexicon: () => Promise<Lexicon>,
): Promise<{ query: Query; dictionary: Dictionary } | undefined> {
  if (queryWords(query.query ?? '').length === 0) return undefined;
  const words = await lexicon();
  return { query: { ...query, query: correctQuery(words, query.query ?? '') }, dictionary: words.dictionary };
}

/** Ids of all products that a search finds. */
async function searchedIds(
  db: Database,
  requested: Filters,
  lexicon: () => Promise<Lexicon>,
): Promise<readonly number[]> {
  const asked = await corrected(requested, lexicon);
  const found = asked && (await search(db, asked.query, asked.dictionary));
  if (!found) return [];
  // As JSON, because a row for each of tens of thousands takes the drivers longer than the search.
  const [row] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${items.id}), '[]')` })
    .from(items)
    .where(found.condition);
  return row?.ids ?? [];
}

/** A mark for each product that a search finds, whatever its list is filtered by; undefined for a list without words. */
export async function searchedProducts(
  db: Database,
  { ids, searches }: FacetIndex,
  query: Filters,
  lexicon: () => Promise<Lexicon>,
): Promise<Uint8Array | undefined> {
  if (!query.query?.trim()) return undefined;
  const search = withoutFacets(query);
  const key = JSON.stringify(search);
  const known = searches.get(key);
  if (known) return known;
  const marking = searchedIds(db, search, lexicon).then((found) => {
    const wanted = new Set(found);
    return Uint8Array.from(ids, (id) => Number(wanted.has(id)));
  });
  searches.set(key, marking);
  marking.catch(() => searches.delete(key));
  return marking;
}

/**
 * Ids of one page of products. Only ids, so that PostgreSQL reaches late pages with an index-only scan. A search in
 * shop order lists matches by name before other matches. Sorted by price, products with hidden prices come last.
 * @throws the reason of `signal`, once it is aborted
 */
export async function listItemIds(
  db: Database,
  requested: ItemQuery,
  { lexicon, signal }: { lexicon: () => Promise<Lexicon>; signal: AbortSignal },
): Promise<ListPage<number>> {
  const isSearch = Boolean(requested.query?.trim());
  const asked = isSearch
    ? await corrected(requested, lexicon)
    : { query: { ...requested, query: undefined }, dictionary: ownDictionary };
  if (!asked) return { items: [], total: 0 };
  const { query, dictionary: known } = asked;
  const { limit } = query;
  const offset = (query.page - 1) * limit;
  const order = orderOf(query);
  const found = isSearch
    ? await search(db, query, known)
    : { condition: filters(db, query, known), dictionary: known };
  if (!found) return { items: [], total: 0 };
  signal.throwIfAborted();
  const { condition, dictionary } = found;
  const count = () => db.$count(items, condition);
  const page = (ids: number[]) => withTotal(ids, { ...query, isPart: query.id_min !== undefined, count });
  const named = searchCondition(items.searchWords, query.query, dictionary, ['A']);
  const isByRelevance = named && query.sort_by === 'postion' && query.sort_order === 'ASC';
  if (isByRelevance) {
    const described = searchCondition(items.searchWords, query.query, dictionary, ['A', 'B']);
    const otherOrder = [desc(sql`(${described})`), ...order];
    return page(await rankedSlice(db, { condition, isFirst: named, order, otherOrder, limit, offset }));
  }
  if (query.sort_by === 'price') {
    // Sorting by id reveals nothing about hidden prices.
    const otherOrder = orderOf({ ...query, sort_by: 'id' });
    const isFirst = sql`${items.isPriceShow}`;
    return page(await rankedSlice(db, { condition, isFirst, order, otherOrder, limit, offset }));
  }
  return page(await slice(db, { condition, order, limit, offset }));
}

/** The columns that {@link relatedItemIds} needs. */
export interface ItemKey
  extends Pick<typeof items.$inferSelect, 'id' | 'categoryId' | 'subcategoryId' | 'position'> {
  /** Ids of related products selected by an editor, in order. */
  chosen: number[];
}

/** Matches the product with this id or code. `readCatalogue` rejects codes that are another product's id. */
export function hasIdOrCode(idOrCode: string): SQL {
  const hasCode = sql`lower(${items.code}) = ${idOrCode.toLowerCase()}`;
  return /^\d{1,9}$/.test(idOrCode) ? sql`(${hasCode} or ${items.id} = ${Number(idOrCode)})` : hasCode;
}

const chosen = alias(items, 'chosen');

/** @returns undefined when no product that is shown has this id or code */
export async function findItem(db: Database, idOrCode: string): Promise<ItemKey | undefined> {
  const [row] = await db
    .select({
      id: items.id,
      categoryId: items.categoryId,
      subcategoryId: items.subcategoryId,
      position: items.position,
      chosen: idsOf(
        db
          .select({ id: relatedItems.relatedId })
          .from(relatedItems)
          .innerJoin(chosen, eq(chosen.id, relatedItems.relatedId))
          .where(and(eq(relatedItems.itemId, items.id), eq(chosen.isHidden, false)))
          .orderBy(asc(relatedItems.position)),
      ).as('chosen'),
    })
    .from(items)
    .where(and(isShown, hasIdOrCode(idOrCode)))
    .limit(1);
  return row;
}

async function idsWhere(db: Database, condition: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(isShown, condition))
    .orderBy(asc(items.position), asc(items.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Ids of products that go well with one: those an editor selected, or else other pieces of its sets, neighbours in its
 * category, then featured products. Those fallbacks exclude its own subcategory, whose products are similar instead.
 */
export async function relatedItemIds(db: Database, item: ItemKey, limit: number): Promise<number[]> {
  if (item.chosen.length > 0) return item.chosen.slice(0, limit);

  const place = sql`(${items.position}, ${items.id})`;
  const ownPlace = sql`(${item.position}::int, ${item.id}::int)`;
  const sameCategory = item.categoryId === null ? sql`false` : eq(items.categoryId, item.categoryId);
  const setsOfItem = db.select({ id: setItems.setId }).from(setItems).where(eq(setItems.itemId, item.id));
  const piecesOfSets = db
    .select({ id: setItems.itemId })
    .from(setItems)
    .where(inArray(setItems.setId, setsOfItem));

  const notSimilar =
    item.subcategoryId === null
      ? undefined
      : or(isNull(items.subcategoryId), ne(items.subcategoryId, item.subcategoryId));

  const found = new Set<number>();
  for (const condition of [
    inArray(items.id, piecesOfSets),
    // Start after the product itself, so that products of a category don't all have the same related products.
    and(sameCategory, sql`${place} > ${ownPlace}`),
    and(sameCategory, sql`${place} < ${ownPlace}`),
    eq(items.isFeatured, true),
  ]) {
    // One more than needed, because the product itself may be included.
    for (const id of await idsWhere(db, and(condition, notSimilar), limit + found.size + 1)) {
      if (id !== item.id && found.size < limit) found.add(id);
    }
    if (found.size === limit) break;
  }
  return [...found];
}
