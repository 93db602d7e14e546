import { localized, subcategoryPath } from '@diwan/sdk/commerce';
import { definePageContent } from '../../routing/page-content';
import { breadcrumbList } from '../_shared/breadcrumb-list';
import { loadSubcategory, type SubcategoryData } from './load-subcategory';
import { subcategoryCrumbs } from './subcategory-crumbs';

export default definePageContent<SubcategoryData>({
  load: loadSubcategory,
  head: ({ subcategory }, { locale, t, absolute }) => {
    if (!subcategory) return { name: t('product:subcategory_not_found') };
    const here = { label: localized(subcategory, 'name', locale), href: subcategoryPath(subcategory.id) };
    return {
      name: here.label,
      jsonLd: import.meta.env.SSR
        ? [breadcrumbList([...subcategoryCrumbs(subcategory, t, locale), here], absolute)]
        : undefined,
    };
  },
  event: ({ subcategory, firstPage }, { viewItemList }) =>
    subcategory && firstPage ? viewItemList(subcategory.name_en, firstPage.page.results) : undefined,
});
