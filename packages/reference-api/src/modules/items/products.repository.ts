import { cardImages } from '@diwan/sdk/commerce';
import type { Color, Fabric, Image, Product, ProductSummary, SetItem } from '@diwan/sdk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
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
import { productDimensions, productFields } from '../../wire/product-fields';

type ItemRow = typeof items.$inferSelect;

/** The fields of a product that its summary leaves out. */
type ProductText = Pick<Product, 'description_en' | 'description_ar' | 'keywords' | 'dimensions'>;

interface LoadedProduct {
  summary: ProductSummary;
  text: ProductText;
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

async function imagesOf(db: Database, ids: readonly number[]): Promise<(id: number) => Image[]> {
  const rows = await db
    .select()
    .from(itemImages)
    .where(inArray(itemImages.itemId, [...ids]))
    .orderBy(asc(itemImages.position), asc(itemImages.id));
  const rowsOf = groupRows(rows, ({ itemId }) => itemId);
  return (id) => rowsOf(id).map(wireImage);
}

async function colorsOf(db: Database, ids: readonly number[]): Promise<(id: number) => Color[]> {
  const rows = await db
    .select()
    .from(itemColors)
    .innerJoin(colors, eq(colors.id, itemColors.colorId))
    .where(inArray(itemColors.itemId, [...ids]))
    .orderBy(asc(itemColors.position), asc(colors.id));
  const rowsOf = groupRows(rows, (row) => row.item_colors.itemId);
  return (id) =>
    rowsOf(id).map((row) => ({
      id: row.colors.id,
      hex: row.colors.hex,
      ...names(row.colors),
      item_color: { is_default: row.item_colors.isDefault },
    }));
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

const textOf = (row: ItemRow): ProductText => ({
  description_en: row.descriptionEn,
  description_ar: row.descriptionAr,
  keywords: row.keywords,
  dimensions: productDimensions(row),
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
          ...productFields(row),
          created_at: row.createdAt.toISOString(),
          images: images(row.id),
          colors: colors(row.id),
          category: category && { id: category.id, ...names(category) },
          subcategory: subcategory && { id: subcategory.id, ...names(subcategory) },
        },
        text: textOf(row),
      },
    ]),
  );
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/**
 * Products as lists carry them, with the pictures of a card, in the order of `ids`; ids of no product are left out. Three
 * queries, however many.
 */
export async function productSummaries(db: Database, ids: readonly number[]): Promise<ProductSummary[]> {
  const loaded = await loadProducts(db, ids);
  return ids
    .flatMap((id) => present(loaded.get(id)?.summary))
    .map((summary) => ({ ...summary, images: cardImages(summary.images) }));
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
