import { localized } from '@diwan/sdk/commerce';
import { definePage } from '../../routing/page';
import { loadProducts, type ProductsData } from './load-products';
import { ProductsPage } from './ProductsPage';

export default definePage<ProductsData>({
  namespaces: ['home', 'product'],
  failsToNotFound: true,
  load: loadProducts,
  head: (data, { locale, t }) =>
    data.type === 'search'
      ? { name: t('product:search_title', { query: data.query }), isPrivate: true }
      : { name: localized(data.page, 'name', locale) || data.page.name },
  component: ProductsPage,
});
