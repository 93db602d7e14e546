import type { Category, Subcategory } from '@diwan/sdk/contract';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isoMoment, jsonRows } from '../../db/json-rows';
import { categories, subcategories } from '../../db/schema';
import type { ApiRequest } from '../../platform/endpoints/implement';
import { optionalMediaUrl } from '../../platform/wire/media-url';
import { names } from '../../platform/wire/names';

type CategoryRow = typeof categories.$inferSelect;

const sortColumns = {
  postion: categories.position,
  name_en: categories.sortNameEn,
  name_ar: categories.sortNameAr,
};

const frame = (row: CategoryRow) => ({
  id: row.id,
  ...names(row),
  image_url: optionalMediaUrl(row.imagePath),
  hex: row.hex,
});

const categoryColumns = (db: Database) => ({
  ...getTableColumns(categories),
  subcategories: jsonRows<Subcategory>(
    db
      .select({
        id: subcategories.id,
        nameEn: subcategories.nameEn,
        nameAr: subcategories.nameAr,
        itemsCount: subcategories.itemsCount,
        updatedAt: isoMoment(subcategories.updatedAt).as('updated_at'),
      })
      .from(subcategories)
      .where(eq(subcategories.categoryId, categories.id))
      .orderBy(asc(subcategories.position), asc(subcategories.id)),
  ).as('subcategories'),
});

const wireCategory = ({
  subcategories,
  ...row
}: CategoryRow & { subcategories: Subcategory[] }): Category => ({
  ...frame(row),
  items_count: row.itemsCount,
  updated_at: row.updatedAt?.toISOString(),
  subcategories,
});

export async function listCategories(
  db: Database,
  { sort, order }: ApiRequest<'categories.list'>['query'],
): Promise<Category[]> {
  const direction = order === 'ASC' ? asc : desc;
  const rows = await db
    .select(categoryColumns(db))
    .from(categories)
    .orderBy(direction(sortColumns[sort]), direction(categories.id));
  return rows.map(wireCategory);
}

export async function findCategory(db: Database, id: number): Promise<Category | undefined> {
  const [row] = await db.select(categoryColumns(db)).from(categories).where(eq(categories.id, id));
  return row && wireCategory(row);
}

/** A subcategory with the category it belongs to. */
export async function findSubcategory(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(subcategories.id, id));
  if (!row) return undefined;
  const { id: ownId, itemsCount, updatedAt } = row.subcategories;
  return {
    id: ownId,
    ...names(row.subcategories),
    items_count: itemsCount,
    updated_at: updatedAt?.toISOString(),
    category: frame(row.categories),
  };
}
