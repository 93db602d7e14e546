import { ProductPrice } from '../../features/catalogue/price/ProductPrice';
import { useI18n } from '../../foundation/i18n';
import { ProductByCode } from './ProductByCode';

/** The price of `<diwan-price>`. */
export function ElementPrice({ product }: { product?: string }) {
  const { t } = useI18n();
  return (
    <ProductByCode tag="diwan-price" product={product} isInline skeleton={t('common:loading')}>
      {(found) => <ProductPrice product={found} />}
    </ProductByCode>
  );
}
