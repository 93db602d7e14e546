import { localized, subcategoryPath } from '@diwan/sdk/commerce';
import { definePage } from '../../navigation/page/define-page';
import { breadcrumbList } from '../_shared/breadcrumb-list';
import { loadSubcategory, type SubcategoryData } from './load-subcategory';
import { SubcategoryPage } from './SubcategoryPage';
import { SubcategorySkeleton } from './SubcategorySkeleton';
import { subcategoryCrumbs } from './subcategory-crumbs';

export default definePage<SubcategoryData>({
  namespaces: ['product'],
  load: loadSubcategory,
  head: ({ subcategory }, { locale, t, absolute }) => {
    if (!subcategory) return { name: t('product:subcategory_not_found') };
    const here = { label: localized(subcategory, 'name', locale), href: subcategoryPath(subcategory.id) };
    return {
      name: here.label,
      jsonLd: [breadcrumbList([...subcategoryCrumbs(subcategory, t, locale), here], absolute)],
    };
  },
  event: ({ subcategory, firstPage }, { viewItemList }) =>
    subcategory && firstPage ? viewItemList(subcategory.name_en, firstPage.page.results) : undefined,
  skeleton: SubcategorySkeleton,
  component: SubcategoryPage,
});
