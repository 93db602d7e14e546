import { definePage } from '../../routing/page';
import { CategoryPage } from './CategoryPage';
import type { CategoryData } from './load-category';

export default definePage<CategoryData>({
  namespaces: ['product'],
  component: CategoryPage,
});
