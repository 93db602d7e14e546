import { categorySchema, subcategoryDetailSchema, subcategorySchema } from '../category';
import { lenientArray } from '../lenient-array';
import { route } from './route';

export const categoriesList = route({
  method: 'GET',
  path: '/cms/public/items/categories',
  results: lenientArray(categorySchema),
});

export const categoriesGet = route({
  method: 'GET',
  path: '/cms/public/items/categories/{id}',
  results: categorySchema,
});

export const subcategoriesGet = route({
  method: 'GET',
  path: '/cms/public/items/subacategories/{id}',
  results: subcategoryDetailSchema,
});

export const subcategoriesList = route({
  method: 'GET',
  path: '/cms/public/categories/subacategories/{categoryId}',
  results: lenientArray(subcategorySchema),
});
