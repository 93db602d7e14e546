import { localized } from '@diwan/sdk/commerce';
import { loadProductDetail } from '@diwan/widgets';
import { definePage } from '../../navigation/page/define-page';
import { describeProduct } from './describe-product';
import { loadProduct, type ProductData } from './load-product';
import { ProductPage } from './ProductPage';
import { ProductSkeleton } from './ProductSkeleton';

export default definePage<ProductData>({
  namespaces: ['product'],
  load: loadProduct,
  head: ({ product, choices }, context) => {
    const { locale, t } = context;
    if (!product) return { name: t('product:not_found') };
    return { name: localized(product, 'name', locale), ...describeProduct(product, choices, context) };
  },
  event: ({ product }, { viewItem }) => (product ? viewItem(product) : undefined),
  enquiry: ({ product }, { t, locale }) =>
    product
      ? t('layout:whatsapp.message_product', { name: localized(product, 'name', locale), code: product.code })
      : undefined,
  parts: loadProductDetail,
  skeleton: ProductSkeleton,
  component: ProductPage,
});
