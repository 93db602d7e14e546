import { localized } from '@diwan/sdk/commerce';
import { loadSections } from '@diwan/widgets';
import { definePage } from '../../navigation/page/define-page';
import { ownSections } from '../../own-code/own-sections';
import { listDescription } from '../_shared/describe-list';
import { loadProducts, type ProductsData } from './load-products';
import { ProductsPage, ProductsSkeleton } from './ProductsPage';

export default definePage<ProductsData>({
  namespaces: ['home', 'product'],
  failsToNotFound: true,
  load: loadProducts,
  head: (data, context) => {
    const { locale, t, shell } = context;
    if (data.type === 'search') {
      const name =
        data.query === undefined
          ? t('product:all_products')
          : t('product:search_title', { query: data.query });
      // Search engines find every product by its category.
      return { name, isPrivate: true };
    }
    return {
      name: localized(data.page, 'name', locale) || data.page.name,
      description: listDescription(t('product:all_products'), shell.categories, context),
    };
  },
  parts: async (loaded) => {
    const { data } = await loaded;
    if (data.type === 'cms') await loadSections(data.page.sections, ownSections);
  },
  skeleton: ProductsSkeleton,
  component: ProductsPage,
});
