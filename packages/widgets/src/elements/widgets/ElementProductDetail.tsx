import type { Product } from '@diwan/sdk/contract';
import { ProductDetail } from '../../features/catalogue/detail/ProductDetail';
import { ProductDetailSkeleton } from '../../features/catalogue/detail/ProductDetailSkeleton';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { ProductByCode } from './ProductByCode';

/** The product of `<diwan-product-detail>`. */
export function ElementProductDetail({ product }: { product?: string }) {
  const { t } = useI18n();
  return (
    <ProductByCode
      tag="diwan-product-detail"
      product={product}
      skeleton={<ProductDetailSkeleton label={t('common:loading')} />}
    >
      {(found) => <DetailInShop product={found} />}
    </ProductByCode>
  );
}

/** Its QR code leads to the product's page in the shop, wherever the element is. */
function DetailInShop({ product }: { product: Product }) {
  const { paths } = useDiwan();
  return <ProductDetail product={product} pageUrl={paths.product(product)} />;
}
