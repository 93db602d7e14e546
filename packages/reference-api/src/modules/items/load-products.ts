import type { Color, Fabric, Image, Product, ProductSummary, SetItem } from '@diwan/sdk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  categories,
  colors,
  fabrics,
  itemColors,
  itemFabrics,
  itemImages,
  items,
  setItems,
  subcategories,
} from '../../db/schema';
import { mediaUrl, optionalMediaUrl } from '../../wire/media-url';
import { names } from '../../wire/names';
import { riyals } from '../../wire/riyals';

type ItemRow = typeof items.$inferSelect;

/** What a product tells of itself beyond its summary. */
type ProductText = Pick<Product, 'description_en' | 'description_ar' | 'keywords' | 'dimensions'>;

interface LoadedProduct {
  summary: ProductSummary;
  text: ProductText;
}

function groupBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  toValue: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(toValue(row));
    else groups.set(keyOf(row), [toValue(row)]);
  }
  return groups;
}

const wireImage = (row: typeof itemImages.$inferSelect): Image => ({
  id: row.id,
  src_url: mediaUrl(row.path),
  alt: row.alt,
  alt_ar: row.altAr,
  is_main: row.isMain,
  postion: row.position,
  width: row.width,
  height: row.height,
  color: row.color,
});

async function imagesOf(db: Database, ids: readonly number[]): Promise<Map<number, Image[]>> {
  const rows = await db
    .select()
    .from(itemImages)
    .where(inArray(itemImages.itemId, [...ids]))
    .orderBy(asc(itemImages.position), asc(itemImages.id));
  return groupBy(rows, ({ itemId }) => itemId, wireImage);
}

async function colorsOf(db: Database, ids: readonly number[]): Promise<Map<number, Color[]>> {
  const rows = await db
    .select()
    .from(itemColors)
    .innerJoin(colors, eq(colors.id, itemColors.colorId))
    .where(inArray(itemColors.itemId, [...ids]))
    .orderBy(asc(itemColors.position), asc(colors.id));
  return groupBy(
    rows,
    (row) => row.item_colors.itemId,
    (row) => ({
      id: row.colors.id,
      hex: row.colors.hex,
      ...names(row.colors),
      item_color: { is_default: row.item_colors.isDefault },
    }),
  );
}

async function fabricsOf(db: Database, id: number): Promise<Fabric[]> {
  const rows = await db
    .select()
    .from(itemFabrics)
    .innerJoin(fabrics, eq(fabrics.id, itemFabrics.fabricId))
    .where(eq(itemFabrics.itemId, id))
    .orderBy(asc(itemFabrics.position), asc(fabrics.id));
  return rows.map((row) => ({
    id: row.fabrics.id,
    ...names(row.fabrics),
    image_url: optionalMediaUrl(row.fabrics.imagePath),
    item_fabric: { is_default: row.item_fabrics.isDefault },
  }));
}

const summaryOf = (row: ItemRow): Omit<ProductSummary, 'images' | 'colors' | 'category' | 'subcategory'> => ({
  id: row.id,
  code: row.code,
  ...names(row),
  content_en: row.contentEn,
  content_ar: row.contentAr,
  price: riyals(row.price),
  discount: row.discount,
  allow_discount: row.allowDiscount,
  is_featured: row.isFeatured,
  is_saudi_made: row.isSaudiMade,
  is_set: row.isSet,
  is_custom: row.isCustom,
  is_full_width: row.isFullWidth,
  allow_online_purchase: row.allowOnlinePurchase,
  check_availity: row.checkAvailability,
  is_price_show: row.isPriceShow,
  is_content_show: row.isContentShow,
  is_sku_show: row.isSkuShow,
  has_colors: row.hasColors,
  has_fabrics: row.hasFabrics,
  has_dimension: row.hasDimension,
  allow_edit_colors: row.allowEditColors,
  allow_edit_fabrics: row.allowEditFabrics,
  allow_edit_dimension: row.allowEditDimension,
  postion: row.position,
  created_at: row.createdAt.toISOString(),
});

const textOf = (row: ItemRow): ProductText => ({
  description_en: row.descriptionEn,
  description_ar: row.descriptionAr,
  keywords: row.keywords,
  dimensions:
    row.defaultWidth === null || row.defaultDepth === null || row.defaultHeight === null
      ? null
      : {
          default_width: row.defaultWidth,
          default_depth: row.defaultDepth,
          default_height: row.defaultHeight,
          unit: row.dimensionUnit ?? 'cm',
        },
});

async function loadProducts(db: Database, ids: readonly number[]): Promise<Map<number, LoadedProduct>> {
  if (ids.length === 0) return new Map();
  const [rows, images, colors] = await Promise.all([
    db
      .select()
      .from(items)
      .leftJoin(categories, eq(categories.id, items.categoryId))
      .leftJoin(subcategories, eq(subcategories.id, items.subcategoryId))
      .where(inArray(items.id, [...ids])),
    imagesOf(db, ids),
    colorsOf(db, ids),
  ]);
  return new Map(
    rows.map(({ items: row, categories: category, subcategories: subcategory }) => [
      row.id,
      {
        summary: {
          ...summaryOf(row),
          images: images.get(row.id) ?? [],
          colors: colors.get(row.id) ?? [],
          category: category && { id: category.id, ...names(category) },
          subcategory: subcategory && { id: subcategory.id, ...names(subcategory) },
        },
        text: textOf(row),
      },
    ]),
  );
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Products as lists carry them, in the order of `ids`; ids of no product are left out. Three queries, however many. */
export async function productSummaries(db: Database, ids: readonly number[]): Promise<ProductSummary[]> {
  const loaded = await loadProducts(db, ids);
  return ids.flatMap((id) => present(loaded.get(id)?.summary));
}

async function piecesOf(db: Database, id: number): Promise<SetItem[]> {
  const rows = await db
    .select()
    .from(setItems)
    .where(eq(setItems.setId, id))
    .orderBy(asc(setItems.position), asc(setItems.id));
  const loaded = await loadProducts(
    db,
    rows.map(({ itemId }) => itemId),
  );
  return rows.flatMap((row) =>
    present(loaded.get(row.itemId)).map(({ summary, text: { keywords: _, ...text } }) => ({
      id: row.id,
      quantity: row.quantity,
      item: { ...summary, ...text },
    })),
  );
}

/** The set a product is a piece of; the first one when there are several. */
async function setOf(db: Database, id: number): Promise<Product['set']> {
  const [row] = await db
    .select({ id: items.id, code: items.code, nameEn: items.nameEn, nameAr: items.nameAr })
    .from(setItems)
    .innerJoin(items, eq(items.id, setItems.setId))
    .where(eq(setItems.itemId, id))
    .orderBy(asc(items.position), asc(items.id))
    .limit(1);
  return row ? { id: row.id, code: row.code, ...names(row) } : null;
}

/** A product in full, or undefined when there is none with this id. */
export async function fullProduct(db: Database, id: number): Promise<Product | undefined> {
  const [loaded, fabrics, pieces, set] = await Promise.all([
    loadProducts(db, [id]),
    fabricsOf(db, id),
    piecesOf(db, id),
    setOf(db, id),
  ]);
  const product = loaded.get(id);
  return product && { ...product.summary, ...product.text, fabrics, set_items: pieces, set };
}
