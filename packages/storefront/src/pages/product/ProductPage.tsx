import { ProductDetailWidget, useI18n } from '@diwan/widgets';
import { MissingProducts } from '../_shared/listing/MissingProducts';
import type { ProductData } from './load-product';

/** One product, or the word that there is none (spec §2 «Product detail»). */
export function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  return product ? (
    <ProductDetailWidget product={product} {...rest} />
  ) : (
    <MissingProducts title={t('product:not_found')} />
  );
}
