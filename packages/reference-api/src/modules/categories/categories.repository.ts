import type { Category, Subcategory } from '@diwan/sdk/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories, subcategories } from '../../db/schema';
import type { ApiRequest } from '../../implement';
import { optionalMediaUrl } from '../../wire/media-url';
import { names } from '../../wire/names';

type CategoryRow = typeof categories.$inferSelect;
type SubcategoryRow = typeof subcategories.$inferSelect;

const sortColumns = {
  postion: categories.position,
  name_en: categories.sortNameEn,
  name_ar: categories.sortNameAr,
};

const wireSubcategory = (row: SubcategoryRow): Subcategory => ({
  id: row.id,
  ...names(row),
  items_count: row.itemsCount,
});

const frame = (row: CategoryRow) => ({
  id: row.id,
  ...names(row),
  image_url: optionalMediaUrl(row.imagePath),
  hex: row.hex,
});

const wireCategory = (row: CategoryRow, children: readonly SubcategoryRow[]): Category => ({
  ...frame(row),
  items_count: row.itemsCount,
  subcategories: children.filter(({ categoryId }) => categoryId === row.id).map(wireSubcategory),
});

const childrenOf = (db: Database, categoryIds: number[]) =>
  db
    .select()
    .from(subcategories)
    .where(inArray(subcategories.categoryId, categoryIds))
    .orderBy(asc(subcategories.position), asc(subcategories.id));

export async function listCategories(
  db: Database,
  { sort, order }: ApiRequest<'categories.list'>['query'],
): Promise<Category[]> {
  const direction = order === 'ASC' ? asc : desc;
  const rows = await db
    .select()
    .from(categories)
    .orderBy(direction(sortColumns[sort]), direction(categories.id));
  const children = await childrenOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => wireCategory(row, children));
}

export async function findCategory(db: Database, id: number): Promise<Category | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row && wireCategory(row, await childrenOf(db, [id]));
}

/** A subcategory with the category it belongs to. */
export async function findSubcategory(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(subcategories.id, id));
  return row && { ...wireSubcategory(row.subcategories), category: frame(row.categories) };
}
