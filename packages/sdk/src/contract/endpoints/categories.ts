import * as v from 'valibot';
import { categorySchema, subcategoryDetailSchema, subcategorySchema } from '../category';
import { lenientArray } from '../lenient-array';
import { categoryListQuerySchema } from '../list-query';
import { idParam } from '../url-params';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `categories.list`. */
export const categoriesList = route({
  name: 'categories.list',
  method: 'GET',
  path: '/cms/public/items/categories',
  results: lenientArray(categorySchema),
});

/** Route of `categories.get`. */
export const categoriesGet = route({
  name: 'categories.get',
  method: 'GET',
  path: '/cms/public/items/categories/{id}',
  results: categorySchema,
});

/** Route of `subcategories.get`. */
export const subcategoriesGet = route({
  name: 'subcategories.get',
  method: 'GET',
  path: '/cms/public/items/subacategories/{id}',
  results: subcategoryDetailSchema,
});

/** Route of `subcategories.list`. */
export const subcategoriesList = route({
  name: 'subcategories.list',
  method: 'GET',
  path: '/cms/public/categories/subacategories/{categoryId}',
  results: lenientArray(subcategorySchema),
});

export const categoriesEndpoints = () => {
  const byId = v.object({ id: idParam });

  return {
    'categories.list': endpoint(categoriesList, {
      summary: 'Product categories with their subcategories',
      description: 'All categories at once, in the shop’s order by default, as its menu shows them.',
      tag: 'Categories',
      profile: 'catalogue',
      cache: 'public',
      params: noParams,
      query: categoryListQuerySchema,
      example: { query: { sort: 'postion', order: 'ASC' } },
    }),
    'categories.get': endpoint(categoriesGet, {
      summary: 'One category',
      description:
        'A category with its subcategories, image and banner colour. Its products: `items.list?category=`.',
      tag: 'Categories',
      profile: 'catalogue',
      cache: 'public',
      params: byId,
      query: noQuery,
      errors: ['not_found'],
      example: { params: { id: 1 } },
    }),
    'subcategories.get': endpoint(subcategoriesGet, {
      summary: 'One subcategory with its category',
      description: 'The category is included for breadcrumbs and for its banner colour.',
      tag: 'Categories',
      profile: 'catalogue',
      cache: 'public',
      params: byId,
      query: noQuery,
      errors: ['not_found'],
      example: { params: { id: 11 } },
    }),
    'subcategories.list': endpoint(subcategoriesList, {
      summary: 'Subcategories of a category',
      description: 'The same subcategories as in `categories.get`, sorted by position.',
      tag: 'Categories',
      profile: 'catalogue',
      cache: 'public',
      params: v.object({
        /** Id of the category. */
        categoryId: idParam,
      }),
      query: noQuery,
      errors: ['not_found'],
      example: { params: { categoryId: 1 } },
    }),
  };
};
