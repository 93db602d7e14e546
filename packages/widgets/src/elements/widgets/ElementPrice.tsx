import { useI18n } from '../../i18n';
import { ProductPriceWidget } from '../../product-price';
import { ProductByCode } from './ProductByCode';
import { RequiredAttribute } from './RequiredAttribute';
import { productApi } from './use-product';

/** The price of `<diwan-price>`. */
export function ElementPrice({ product = '' }: { product?: string }) {
  const { t } = useI18n();
  return (
    <RequiredAttribute
      tag="diwan-price"
      attribute="product"
      meaning="the number or the code of a product"
      isMissing={product === ''}
    >
      <ProductByCode product={product} isInline skeleton={t('common:loading')}>
        {(found) => <ProductPriceWidget product={found} />}
      </ProductByCode>
    </RequiredAttribute>
  );
}

ElementPrice.resources = productApi.resources;
