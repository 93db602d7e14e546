import { definePage } from '../../routing/page';
import type { SubcategoryData } from './load-subcategory';
import { SubcategoryPage } from './SubcategoryPage';

export default definePage<SubcategoryData>({
  namespaces: ['product'],
  component: SubcategoryPage,
});
