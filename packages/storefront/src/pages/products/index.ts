import { localized } from '@diwan/sdk/commerce';
import { loadSections } from '@diwan/widgets';
import { definePage } from '../../navigation/page/define-page';
import { loadProducts, type ProductsData } from './load-products';
import { ProductsPage, ProductsSkeleton } from './ProductsPage';

export default definePage<ProductsData>({
  namespaces: ['home', 'product'],
  failsToNotFound: true,
  load: loadProducts,
  head: (data, { locale, t }) =>
    data.type === 'search'
      ? { name: t('product:search_title', { query: data.query }), isPrivate: true }
      : { name: localized(data.page, 'name', locale) || data.page.name },
  parts: async (loaded) => {
    const { data } = await loaded;
    if (data.type === 'cms') await loadSections(data.page.sections);
  },
  skeleton: ProductsSkeleton,
  component: ProductsPage,
});
