import { and, asc, eq, gt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { letOthersRun } from '../../content/in-slices';
import { type ContentChanges, untilContentChanges } from '../../db/content-changes';
import type { Database } from '../../db/database';
import { isShown } from '../../db/is-shown';
import { idsOf } from '../../db/json-rows';
import { colors, fabrics, itemColors, itemFabrics, items } from '../../db/schema';
import { fromStored } from '../../db/stored-amount';
import { optionalMediaUrl } from '../../platform/wire/media-url';
import { names } from '../../platform/wire/names';
import { type FacetIndex, FLAGS, type ValueColumn } from './count-facets';
import { isOnSale } from './items.repository';

/** Searches whose products are kept: a byte for each product, so five megabytes for 100,000. */
const MAX_SEARCHES = 50;

/** Products read at once: few enough that visitors are answered in between. */
const SLICE = 5000;

const readSlice = (db: Database, after: number) =>
  db
    .select({
      id: items.id,
      category: items.categoryId,
      subcategory: items.subcategoryId,
      price: items.unitPrice,
      width: items.filteredWidth,
      isFeatured: items.isFeatured,
      isSet: items.isSet,
      allowOnlinePurchase: items.allowOnlinePurchase,
      checkAvailability: items.checkAvailability,
      isOnSale: isOnSale.as('is_on_sale'),
      isSaudiMade: items.isSaudiMade,
      isPriceShow: items.isPriceShow,
      colors: idsOf(
        db.select({ id: itemColors.colorId }).from(itemColors).where(eq(itemColors.itemId, items.id)),
      ).as('colors'),
      fabrics: idsOf(
        db.select({ id: itemFabrics.fabricId }).from(itemFabrics).where(eq(itemFabrics.itemId, items.id)),
      ).as('fabrics'),
    })
    .from(items)
    .where(and(isShown, gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(SLICE);

type Row = Awaited<ReturnType<typeof readSlice>>[number];

const flagsOf = (row: Omit<Row, 'colors' | 'fabrics'>): number =>
  (row.isFeatured ? FLAGS.is_featured : 0) |
  (row.isSet ? FLAGS.is_set : 0) |
  (row.allowOnlinePurchase ? FLAGS.allow_online_purchase : 0) |
  (row.checkAvailability ? 0 : FLAGS.in_stock) |
  (row.isOnSale ? FLAGS.on_sale : 0) |
  (row.isSaudiMade ? FLAGS.is_saudi_made : 0);

/** Collects the values of products, which are added in order. */
function columnOf<Value extends { id: number }>(values: readonly Value[]) {
  const places = new Map(values.map(({ id }, place) => [id, place]));
  const of: number[] = [];
  const starts = [0];
  return {
    add(ids: readonly number[]): void {
      for (const id of ids) {
        const place = places.get(id);
        if (place !== undefined) of.push(place);
      }
      starts.push(of.length);
    },
    column: (): ValueColumn<Value> => ({ values, of: Int32Array.from(of), starts: Int32Array.from(starts) }),
  };
}

async function readFacetIndex(db: Database): Promise<FacetIndex> {
  const allColors = await db
    .select({ id: colors.id, hex: colors.hex, nameEn: colors.nameEn, nameAr: colors.nameAr })
    .from(colors);
  const allFabrics = await db
    .select({
      id: fabrics.id,
      imagePath: fabrics.imagePath,
      nameEn: fabrics.nameEn,
      nameAr: fabrics.nameAr,
    })
    .from(fabrics);
  const byColor = columnOf(allColors.map(({ id, hex, ...named }) => ({ id, hex, ...names(named) })));
  const byFabric = columnOf(
    allFabrics.map(({ id, imagePath, ...named }) => ({
      id,
      ...names(named),
      image_url: optionalMediaUrl(imagePath),
    })),
  );
  const slices: Omit<Row, 'colors' | 'fabrics'>[][] = [];
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = await readSlice(db, after);
    slices.push(
      rows.map(({ colors: ofColor, fabrics: ofFabric, ...row }) => {
        byColor.add(ofColor);
        byFabric.add(ofFabric);
        return row;
      }),
    );
    isLast = rows.length < SLICE;
    after = rows.at(-1)?.id ?? after;
    await letOthersRun();
  }
  const rows = slices.flat();
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    categories: Int32Array.from(rows, ({ category }) => category ?? 0),
    subcategories: Int32Array.from(rows, ({ subcategory }) => subcategory ?? 0),
    prices: Float64Array.from(rows, ({ price, isPriceShow }) =>
      isPriceShow ? fromStored(price) : Number.NaN,
    ),
    widths: Float64Array.from(rows, ({ width }) => width ?? Number.NaN),
    flags: Uint8Array.from(rows, flagsOf),
    colors: byColor.column(),
    fabrics: byFabric.column(),
    searches: new LRUCache({ max: MAX_SEARCHES }),
  };
}

/** Returns the current index; reads it again when content has changed, or each time where changes aren't noticed. */
export const facetIndexOf = (db: Database, changes: ContentChanges): (() => Promise<FacetIndex>) =>
  untilContentChanges(changes, () => readFacetIndex(db));
