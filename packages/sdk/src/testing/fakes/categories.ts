import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';
import { listedCategories } from './shared/lists';

export const categoriesFakes: Fakes<
  'categories.list' | 'categories.get' | 'subcategories.list' | 'subcategories.get'
> = {
  'categories.list': ({ shop, query }) => listedCategories(shop.categories, query),
  'categories.get': ({ shop, params }) => found(shop.categories.find(({ id }) => id === params.id)),
  'subcategories.list': ({ shop, params }) =>
    found(shop.categories.find(({ id }) => id === params.categoryId)).subcategories,
  'subcategories.get': ({ shop, params }) => {
    const category = shop.categories.find(({ subcategories }) =>
      subcategories.some(({ id }) => id === params.id),
    );
    return { ...found(category?.subcategories.find(({ id }) => id === params.id)), category };
  },
};
