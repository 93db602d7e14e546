import { localized } from '@diwan/sdk/commerce';
import { definePageContent } from '../../routing/page-content';
import { loadProducts, type ProductsData } from './load-products';

export default definePageContent<ProductsData>({
  failsToNotFound: true,
  load: loadProducts,
  head: (data, { locale, t }) =>
    data.type === 'search'
      ? { name: t('product:search_title', { query: data.query }), isPrivate: true }
      : { name: localized(data.page, 'name', locale) || data.page.name },
});
