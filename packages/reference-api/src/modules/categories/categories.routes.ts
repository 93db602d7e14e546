import type { Category, Subcategory } from '@diwan/sdk/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { categories, subcategories } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';
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

export function categoriesRoutes({
  db,
}: Pick<Dependencies, 'db'>): Pick<
  Handlers,
  'categories.list' | 'categories.get' | 'subcategories.list' | 'subcategories.get'
> {
  const childrenOf = (categoryIds: number[]) =>
    db
      .select()
      .from(subcategories)
      .where(inArray(subcategories.categoryId, categoryIds))
      .orderBy(asc(subcategories.position), asc(subcategories.id));

  async function category(id: number): Promise<Category> {
    const [row] = await db.select().from(categories).where(eq(categories.id, id));
    if (!row) throw new ApiError('category_not_found');
    return wireCategory(row, await childrenOf([id]));
  }

  return {
    'categories.list': async ({ query }) => {
      const direction = query.order === 'ASC' ? asc : desc;
      const rows = await db
        .select()
        .from(categories)
        .orderBy(direction(sortColumns[query.sort]), direction(categories.id));
      const children = await childrenOf(rows.map(({ id }) => id));
      return rows.map((row) => wireCategory(row, children));
    },
    'categories.get': ({ params }) => category(params.id),
    'subcategories.list': async ({ params }) => (await category(params.categoryId)).subcategories,
    'subcategories.get': async ({ params }) => {
      const [row] = await db
        .select()
        .from(subcategories)
        .innerJoin(categories, eq(categories.id, subcategories.categoryId))
        .where(eq(subcategories.id, params.id));
      if (!row) throw new ApiError('subcategory_not_found');
      return { ...wireSubcategory(row.subcategories), category: frame(row.categories) };
    },
  };
}
