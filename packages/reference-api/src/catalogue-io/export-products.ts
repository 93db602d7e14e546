import { asc } from 'drizzle-orm';
import type { Database } from '../db/database';
import { groupRows } from '../db/group-rows';
import * as schema from '../db/schema';
import { productDimensions, productFields } from '../wire/product-fields';
import type { Part } from './catalogue-document';
import { exportedImage, moment, referenceTo } from './exported-fields';

/** All products, in shop order. */
export async function exportProducts(tx: Database): Promise<Part<'products'>> {
  const { items, itemImages, itemColors, itemFabrics, setItems, relatedItems } = schema;
  const rows = await tx.select().from(items).orderBy(asc(items.position), asc(items.id));
  const imagesOf = groupRows(
    await tx.select().from(itemImages).orderBy(asc(itemImages.position), asc(itemImages.id)),
    ({ itemId }) => itemId,
  );
  const colorsOf = groupRows(
    await tx.select().from(itemColors).orderBy(asc(itemColors.position)),
    ({ itemId }) => itemId,
  );
  const fabricsOf = groupRows(
    await tx.select().from(itemFabrics).orderBy(asc(itemFabrics.position)),
    ({ itemId }) => itemId,
  );
  const piecesOf = groupRows(
    await tx.select().from(setItems).orderBy(asc(setItems.position)),
    ({ setId }) => setId,
  );
  const relatedTo = groupRows(
    await tx.select().from(relatedItems).orderBy(asc(relatedItems.position)),
    ({ itemId }) => itemId,
  );

  return rows.map((row) => ({
    ...productFields(row),
    hidden: row.isHidden,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    keywords: row.keywords,
    images: imagesOf(row.id).map((image) => ({
      ...exportedImage(image),
      is_main: image.isMain,
      color: image.color,
    })),
    colors: colorsOf(row.id).map(({ colorId, isDefault }) => ({
      id: colorId,
      item_color: { is_default: isDefault },
    })),
    fabrics: fabricsOf(row.id).map(({ fabricId, isDefault }) => ({
      id: fabricId,
      item_fabric: { is_default: isDefault },
    })),
    dimensions: productDimensions(row),
    shape: row.shape,
    set_items: piecesOf(row.id).map(({ id, itemId, quantity }) => ({ id, item_id: itemId, quantity })),
    related_ids: relatedTo(row.id).map(({ relatedId }) => relatedId),
    category: referenceTo(row.categoryId),
    subcategory: referenceTo(row.subcategoryId),
    created_at: moment(row.createdAt),
  }));
}
