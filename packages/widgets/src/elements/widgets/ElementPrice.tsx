import { useI18n } from '../../i18n';
import { ProductPriceWidget } from '../../product-price';
import { ProductByCode } from './ProductByCode';
import { productApi } from './use-product';

/** The price of `<diwan-price>`. */
export function ElementPrice({ product }: { product?: string }) {
  const { t } = useI18n();
  return (
    <ProductByCode tag="diwan-price" product={product} isInline skeleton={t('common:loading')}>
      {(found) => <ProductPriceWidget product={found} />}
    </ProductByCode>
  );
}

ElementPrice.resources = productApi.resources;
