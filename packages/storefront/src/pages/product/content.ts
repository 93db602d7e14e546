import { localized } from '@diwan/sdk/commerce';
import { definePageContent } from '../../routing/page-content';
import { describeProduct } from './describe-product';
import { loadProduct, type ProductData } from './load-product';

export default definePageContent<ProductData>({
  load: loadProduct,
  head: ({ product, choices }, context) => {
    const { locale, t } = context;
    if (!product) return { name: t('product:not_found') };
    const name = localized(product, 'name', locale);
    // In a browser only titles are shown, and the rest would bring the code of a product's choices along.
    return import.meta.env.SSR ? { name, ...describeProduct(product, choices, context) } : { name };
  },
  event: ({ product }, { viewItem }) => (product ? viewItem(product) : undefined),
});
