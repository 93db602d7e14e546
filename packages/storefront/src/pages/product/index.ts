import { localized } from '@diwan/sdk/commerce';
import { loadProductDetail } from '@diwan/widgets';
import { definePage } from '../../routing/page';
import type { ProductData } from './load-product';
import { ProductPage } from './ProductPage';

export default definePage<ProductData>({
  namespaces: ['product'],
  enquiry: ({ product }, { t, locale }) =>
    product
      ? t('layout:whatsapp.message_product', { name: localized(product, 'name', locale), code: product.code })
      : undefined,
  parts: loadProductDetail,
  component: ProductPage,
});
