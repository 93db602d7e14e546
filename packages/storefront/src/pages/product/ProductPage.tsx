import { KeptMarkup, ProductDetailWidget, useI18n } from '@diwan/widgets';
import { MissingProduct } from '../_shared/MissingProduct';
import type { ProductData } from './load-product';

/** One product, or that there is none (spec §2 «Product detail»). */
export function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  if (!product) return <MissingProduct title={t('product:not_found')} />;
  const { others, choices, pageUrl } = rest;
  return (
    // The other products are one object for this product: they stand for both.
    <KeptMarkup of={others ?? product} variant={`page ${choices} ${pageUrl}`}>
      <ProductDetailWidget product={product} {...rest} />
    </KeptMarkup>
  );
}
