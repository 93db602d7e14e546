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
    // The browser uses only the title; the rest would include the code of product choices.
    return import.meta.env.SSR ? { name, ...describeProduct(product, choices, context) } : { name };
  },
  event: ({ product }, { viewItem }) => (product ? viewItem(product) : undefined),
});
