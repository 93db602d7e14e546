import { ProductDetailWidget, useI18n } from '@diwan/widgets';
import { MissingProduct } from '../_shared/MissingProduct';
import type { ProductData } from './load-product';

/** One product, or that there is none (spec §2 «Product detail»). */
export function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  return product ? (
    <ProductDetailWidget product={product} {...rest} />
  ) : (
    <MissingProduct title={t('product:not_found')} />
  );
}
