import type { FurnitureShape } from '@diwan/sdk/commerce/drawing';
import { type Dimensions, type Settings, settingsSchema } from '@diwan/sdk/contract';
import { asc, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { currentContent } from '../../content/import/current-content';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
import { isShown } from '../../db/is-shown';
import * as schema from '../../db/schema';
import { names } from '../../platform/wire/names';
import { productFields } from '../../platform/wire/product-fields';

type Named = { name_en: string; name_ar: string };

/** Path of an image in the media folder. */
type PicturePath = string;

export type PrintedProduct = ReturnType<typeof productFields> & {
  description_en: string;
  description_ar: string;
  dimensions: Dimensions | null;
  shape: FurnitureShape | null;
  categoryId: number | null;
  subcategoryId: number | null;
  /** Main image first; only images of its colour. */
  pictures: readonly PicturePath[];
  colors: readonly (Named & { hex: string })[];
  fabrics: readonly (Named & { picture: PicturePath | null })[];
  /** Pieces of a set; empty for other products. */
  pieces: readonly (Named & { quantity: number })[];
};

export interface PrintedCategory extends Named {
  id: number;
  picture: PicturePath | null;
  subcategories: readonly (Named & { id: number })[];
}

/** Everything the catalogue is composed from. */
export interface CatalogueContent {
  settings: Settings;
  /** Year of the last import. */
  year: number;
  /** In menu order. */
  categories: readonly PrintedCategory[];
  /** In shop order. */
  products: readonly PrintedProduct[];
  /** Images of finished rooms, grouped by project. */
  rooms: readonly (readonly PicturePath[])[];
}

type ImageRow = typeof schema.itemImages.$inferSelect;

/** The main image first, then the others without a colour or of its colour. */
function pictureOrder(rows: readonly ImageRow[]): PicturePath[] {
  const main = rows.find(({ isMain }) => isMain) ?? rows[0];
  const others = rows.filter((row) => row !== main && (row.color === null || row.color === main?.color));
  return (main ? [main, ...others] : []).map(({ path }) => path);
}

/** @returns undefined for a shop without products */
export async function loadCatalogueContent(db: Database): Promise<CatalogueContent | undefined> {
  const { items, itemImages, itemColors, itemFabrics, setItems, colors, fabrics } = schema;
  const content = await currentContent(db);
  const rows = await db.select().from(items).where(isShown).orderBy(asc(items.position), asc(items.id));
  if (!content || rows.length === 0) return undefined;

  const [groups, categories, subcategories, images, colorRows, fabricRows, pieces, projects] =
    await Promise.all([
      db.select().from(schema.settingsGroups),
      db.select().from(schema.categories).orderBy(asc(schema.categories.position), asc(schema.categories.id)),
      db
        .select()
        .from(schema.subcategories)
        .orderBy(asc(schema.subcategories.position), asc(schema.subcategories.id)),
      db.select().from(itemImages).orderBy(asc(itemImages.position), asc(itemImages.id)),
      db
        .select()
        .from(itemColors)
        .innerJoin(colors, eq(colors.id, itemColors.colorId))
        .orderBy(asc(itemColors.position), asc(colors.id)),
      db
        .select()
        .from(itemFabrics)
        .innerJoin(fabrics, eq(fabrics.id, itemFabrics.fabricId))
        .orderBy(asc(itemFabrics.position), asc(fabrics.id)),
      db
        .select()
        .from(setItems)
        .innerJoin(items, eq(items.id, setItems.itemId))
        .where(isShown)
        .orderBy(asc(setItems.position), asc(setItems.id)),
      db
        .select({ id: schema.projects.id, path: schema.projectImages.path })
        .from(schema.projects)
        .innerJoin(schema.projectImages, eq(schema.projectImages.projectId, schema.projects.id))
        .where(isNotNull(schema.projectImages.path))
        .orderBy(asc(schema.projects.position), asc(schema.projects.id), asc(schema.projectImages.position)),
    ]);

  const imagesOf = groupRows(images, ({ itemId }) => itemId);
  const colorsOf = groupRows(colorRows, (row) => row.item_colors.itemId);
  const fabricsOf = groupRows(fabricRows, (row) => row.item_fabrics.itemId);
  const piecesOf = groupRows(pieces, (row) => row.set_items.setId);
  const subcategoriesOf = groupRows(subcategories, ({ categoryId }) => categoryId);
  const roomsOf = groupRows(projects, ({ id }) => id);

  return {
    settings: v.parse(settingsSchema, Object.assign({}, ...groups.map(({ values }) => values))),
    year: content.importedAt.getUTCFullYear(),
    categories: categories.map((row) => ({
      id: row.id,
      ...names(row),
      picture: row.imagePath,
      subcategories: subcategoriesOf(row.id).map((child) => ({ id: child.id, ...names(child) })),
    })),
    products: rows.map((row) => ({
      ...productFields(row),
      description_en: row.details.description_en,
      description_ar: row.details.description_ar,
      dimensions: row.details.dimensions ?? null,
      // The import has checked it.
      shape: row.details.shape as FurnitureShape | null,
      categoryId: row.categoryId,
      subcategoryId: row.subcategoryId,
      pictures: pictureOrder(imagesOf(row.id)),
      colors: colorsOf(row.id).map((color) => ({ ...names(color.colors), hex: color.colors.hex })),
      fabrics: fabricsOf(row.id).map((fabric) => ({
        ...names(fabric.fabrics),
        picture: fabric.fabrics.imagePath,
      })),
      pieces: piecesOf(row.id).map((piece) => ({
        ...names(piece.items),
        quantity: piece.set_items.quantity,
      })),
    })),
    rooms: [...new Set(projects.map(({ id }) => id))].map((id) => roomsOf(id).map(({ path }) => path)),
  };
}
