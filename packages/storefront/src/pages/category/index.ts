import { categoryPath, localized } from '@diwan/sdk/commerce';
import { definePage } from '../../navigation/page/define-page';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { describeSubcategory, listDescription, listPicture } from '../_shared/describe-list';
import { isFiltered } from '../_shared/filtered-list';
import { CategoryPage } from './CategoryPage';
import { type CategoryData, loadCategory } from './load-category';

export default definePage<CategoryData>({
  namespaces: ['product'],
  load: loadCategory,
  head: (data, context) => {
    const { category, subcategoryId, firstPage } = data;
    const isVariant = isFiltered(data);
    const { locale, t } = context;
    if (!category) return { name: t('product:category_not_found') };
    const subcategory = category.subcategories.find(({ id }) => id === subcategoryId);
    if (subcategory) return { ...describeSubcategory(subcategory, category, firstPage, context), isVariant };
    const name = localized(category, 'name', locale);
    const path = categoryPath(category.id);
    return {
      name,
      path,
      isVariant,
      description: listDescription(name, category.subcategories, context),
      picture: listPicture(category.image_url, firstPage),
      jsonLd: breadcrumbsFromHome(
        [
          { label: t('product:products_title'), href: '/products' },
          { label: name, href: path },
        ],
        context,
      ),
    };
  },
  event: ({ category, firstPage }, { viewItemList }) =>
    category && firstPage ? viewItemList(category.name_en, firstPage.page.results) : undefined,
  component: CategoryPage,
});
