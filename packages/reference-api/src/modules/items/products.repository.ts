import { cardImages } from '@diwan/sdk/commerce';
import type { Color, Fabric, Image, Product, ProductSummary, SetItem } from '@diwan/sdk/contract';
import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { isShown } from '../../db/is-shown';
import { jsonRows } from '../../db/json-rows';
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
import { mediaUrl, optionalMediaUrl } from '../../platform/wire/media-url';
import { names } from '../../platform/wire/names';
import { productFields } from '../../platform/wire/product-fields';

type ImageRow = Omit<Image, 'src_url' | 'postion'> & { path: string; position: number };
type ColorRow = Omit<Color, 'item_color'> & Color['item_color'];
type FabricRow = Omit<Fabric, 'image_url' | 'item_fabric'> & {
  image_path: string | null;
} & Fabric['item_fabric'];
type PieceRow = Pick<SetItem, 'id' | 'quantity'> & { item_id: number };

const wireImage = ({ id, path, alt, alt_ar, is_main, position, width, height, color }: ImageRow): Image => ({
  id,
  src_url: mediaUrl(path),
  alt,
  alt_ar,
  is_main,
  postion: position,
  width,
  height,
  color,
});

const wireColor = ({ is_default, ...color }: ColorRow): Color => ({ ...color, item_color: { is_default } });

const wireFabric = ({ is_default, image_path, ...fabric }: FabricRow): Fabric => ({
  ...fabric,
  image_url: optionalMediaUrl(image_path),
  item_fabric: { is_default },
});

/** Without the columns used only for search and sorting, and what only the product's page has. */
const {
  searchWords: _words,
  sortNameEn: _en,
  sortNameAr: _ar,
  contentHash: _hash,
  importHash: _importHash,
  isHidden: _hidden,
  filteredWidth: _width,
  details: _details,
  ...listColumns
} = getTableColumns(items);

/** The columns of a product in lists, with its images and colours. */
const productColumns = (db: Database) => ({
  row: listColumns,
  category: { id: categories.id, nameEn: categories.nameEn, nameAr: categories.nameAr },
  subcategory: { id: subcategories.id, nameEn: subcategories.nameEn, nameAr: subcategories.nameAr },
  images: jsonRows<ImageRow>(
    db
      .select({
        id: itemImages.id,
        path: itemImages.path,
        alt: itemImages.alt,
        altAr: itemImages.altAr,
        isMain: itemImages.isMain,
        position: itemImages.position,
        width: itemImages.width,
        height: itemImages.height,
        color: itemImages.color,
      })
      .from(itemImages)
      .where(eq(itemImages.itemId, items.id))
      .orderBy(asc(itemImages.position), asc(itemImages.id)),
  ).as('images'),
  colors: jsonRows<ColorRow>(
    db
      .select({
        id: colors.id,
        hex: colors.hex,
        nameEn: colors.nameEn,
        nameAr: colors.nameAr,
        isDefault: itemColors.isDefault,
      })
      .from(itemColors)
      .innerJoin(colors, eq(colors.id, itemColors.colorId))
      .where(eq(itemColors.itemId, items.id))
      .orderBy(asc(itemColors.position), asc(colors.id)),
  ).as('colors'),
});

type ProductRow = Awaited<ReturnType<typeof productRows>>[number];

const productRows = (db: Database, condition: SQL | undefined) =>
  db
    .select(productColumns(db))
    .from(items)
    .leftJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, items.subcategoryId))
    .where(condition);

/** Hidden prices aren't sent. */
const sentPrice = ({ price, discount, is_price_show }: ReturnType<typeof productFields>) =>
  is_price_show ? { price, discount } : { price: null, discount: 0 };

const summaryOf = ({ row, category, subcategory, images, colors }: ProductRow): ProductSummary => {
  const fields = productFields(row);
  return {
    ...fields,
    ...sentPrice(fields),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString(),
    images: images.map(wireImage),
    colors: colors.map(wireColor),
    category: category && { id: category.id, ...names(category) },
    subcategory: subcategory && { id: subcategory.id, ...names(subcategory) },
  };
};

async function loadSummaries(db: Database, ids: readonly number[]): Promise<Map<number, ProductSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await productRows(db, and(isShown, inArray(items.id, [...ids])));
  return new Map(rows.map((found) => [found.row.id, summaryOf(found)]));
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/**
 * Products for lists, with card images, in the order of `ids`; unknown ids are skipped. Uses a single query.
 */
export async function productSummaries(db: Database, ids: readonly number[]): Promise<ProductSummary[]> {
  const loaded = await loadSummaries(db, ids);
  return ids
    .flatMap((id) => present(loaded.get(id)))
    .map((summary) => ({ ...summary, images: cardImages(summary.images) }));
}

const set = alias(items, 'set');

/** Additional columns for the product page. */
const pageColumns = (db: Database) => ({
  details: items.details,
  fabrics: jsonRows<FabricRow>(
    db
      .select({
        id: fabrics.id,
        nameEn: fabrics.nameEn,
        nameAr: fabrics.nameAr,
        imagePath: fabrics.imagePath,
        isDefault: itemFabrics.isDefault,
      })
      .from(itemFabrics)
      .innerJoin(fabrics, eq(fabrics.id, itemFabrics.fabricId))
      .where(eq(itemFabrics.itemId, items.id))
      .orderBy(asc(itemFabrics.position), asc(fabrics.id)),
  ).as('fabrics'),
  pieces: jsonRows<PieceRow>(
    db
      .select({ id: setItems.id, itemId: setItems.itemId, quantity: setItems.quantity })
      .from(setItems)
      .where(eq(setItems.setId, items.id))
      .orderBy(asc(setItems.position), asc(setItems.id)),
  ).as('pieces'),
  /** The first set it is a piece of. */
  sets: jsonRows<NonNullable<Product['set']>>(
    db
      .select({ id: set.id, code: set.code, nameEn: set.nameEn, nameAr: set.nameAr })
      .from(setItems)
      .innerJoin(set, eq(set.id, setItems.setId))
      .where(and(eq(setItems.itemId, items.id), eq(set.isHidden, false)))
      .orderBy(asc(set.position), asc(set.id))
      .limit(1),
  ).as('sets'),
});

async function wirePieces(db: Database, pieces: readonly PieceRow[]): Promise<SetItem[]> {
  const ids = pieces.map(({ item_id }) => item_id);
  const loaded = await loadSummaries(db, ids);
  const rows =
    ids.length > 0
      ? await db.select({ id: items.id, details: items.details }).from(items).where(inArray(items.id, ids))
      : [];
  const detailsOf = new Map(rows.map(({ id, details }) => [id, details]));
  return pieces.flatMap(({ id, quantity, item_id }) =>
    present(loaded.get(item_id)).map((summary) => {
      const { description_en, description_ar, dimensions } = detailsOf.get(item_id) ?? {};
      return { id, quantity, item: { ...summary, description_en, description_ar, dimensions } };
    }),
  );
}

/** A product with all fields; undefined if none matches. */
export async function fullProduct(db: Database, condition: SQL): Promise<Product | undefined> {
  const [found] = await db
    .select({ ...productColumns(db), ...pageColumns(db) })
    .from(items)
    .leftJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, items.subcategoryId))
    .where(and(isShown, condition))
    .limit(1);
  if (!found) return undefined;
  return {
    ...summaryOf(found),
    ...found.details,
    fabrics: found.fabrics.map(wireFabric),
    set_items: await wirePieces(db, found.pieces),
    set: found.sets[0] ?? null,
  };
}
