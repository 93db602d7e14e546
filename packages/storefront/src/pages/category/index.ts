import { categoryPath, localized } from '@diwan/sdk/commerce';
import { definePage } from '../../routing/page';
import { breadcrumbList } from '../_shared/breadcrumb-list';
import { CategoryPage } from './CategoryPage';
import { type CategoryData, loadCategory } from './load-category';

export default definePage<CategoryData>({
  namespaces: ['product'],
  load: loadCategory,
  head: ({ category }, { locale, t, absolute }) => {
    if (!category) return { name: t('product:category_not_found') };
    const name = localized(category, 'name', locale);
    return {
      name,
      image: category.image_url ? absolute(category.image_url) : undefined,
      jsonLd: [
        breadcrumbList(
          [
            { label: t('common:home'), href: '/' },
            { label: t('product:products_title'), href: '/products' },
            { label: name, href: categoryPath(category.id) },
          ],
          absolute,
        ),
      ],
    };
  },
  event: ({ category, firstPage }, { viewItemList }) =>
    category && firstPage ? viewItemList(category.name_en, firstPage.page.results) : undefined,
  component: CategoryPage,
});
