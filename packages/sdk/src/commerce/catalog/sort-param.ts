import type { ProductSort } from './product-sort';
import type { ProjectSort } from './project-sort';

/** Value for `?sort=`; null when the address needs none because the sort is the default. */
export const sortParam = (sort: ProductSort | ProjectSort): string | null =>
  sort === 'default' ? null : sort;
