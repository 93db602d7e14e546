import { categoryPath, localized } from '@diwan/sdk/commerce';
import { definePage } from '../../navigation/page/define-page';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { CategoryPage } from './CategoryPage';
import { type CategoryData, loadCategory } from './load-category';

export default definePage<CategoryData>({
  namespaces: ['product'],
  load: loadCategory,
  head: ({ category }, context) => {
    const { locale, t, absolute } = context;
    if (!category) return { name: t('product:category_not_found') };
    const name = localized(category, 'name', locale);
    return {
      name,
      image: category.image_url ? absolute(category.image_url) : undefined,
      jsonLd: breadcrumbsFromHome(
        [
          { label: t('product:products_title'), href: '/products' },
          { label: name, href: categoryPath(category.id) },
        ],
        context,
      ),
    };
  },
  event: ({ category, firstPage }, { viewItemList }) =>
    category && firstPage ? viewItemList(category.name_en, firstPage.page.results) : undefined,
  component: CategoryPage,
});
