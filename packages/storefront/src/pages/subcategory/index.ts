import { definePage } from '../../navigation/page/define-page';
import { describeSubcategory } from '../_shared/describe-list';
import { isFiltered } from '../_shared/filtered-list';
import { loadSubcategory, type SubcategoryData } from './load-subcategory';
import { SubcategoryPage } from './SubcategoryPage';

export default definePage<SubcategoryData>({
  namespaces: ['product'],
  load: loadSubcategory,
  head: ({ subcategory, ...products }, context) =>
    subcategory
      ? {
          ...describeSubcategory(subcategory, subcategory.category, products.firstPage, context),
          isVariant: isFiltered(products),
        }
      : { name: context.t('product:subcategory_not_found') },
  event: ({ subcategory, firstPage }, { viewItemList }) =>
    subcategory && firstPage ? viewItemList(subcategory.name_en, firstPage.page.results) : undefined,
  component: SubcategoryPage,
});
