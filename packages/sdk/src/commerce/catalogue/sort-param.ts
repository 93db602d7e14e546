import type { ProductSort } from './product-sort';
import type { ProjectSort } from './project-sort';

/** Value of `?sort=`; null for the default sort. */
export const sortParam = (sort: ProductSort | ProjectSort): string | null =>
  sort === 'default' ? null : sort;
