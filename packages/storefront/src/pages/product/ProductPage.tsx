import { KeptMarkup, ProductDetailWidget, type ProductDetailWidgetProps, useI18n } from '@diwan/widgets';
import { MissingProduct } from '../_shared/MissingProduct';
import type { ProductData } from './load-product';
import { useChosen } from './use-chosen';

/** One product, or that there is none (spec §2 «Product detail»). */
export function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  if (!product) return <MissingProduct title={t('product:not_found')} />;
  const { others, pageUrl, qrCode } = rest;
  // What is chosen belongs to one product.
  return (
    <ChosenProduct key={product.id} product={product} others={others} pageUrl={pageUrl} qrCode={qrCode} />
  );
}

function ChosenProduct(props: Omit<ProductDetailWidgetProps, 'chosen' | 'onChoose'>) {
  const { opening, isAsItComes, write } = useChosen();
  const { product, others, pageUrl } = props;
  const page = <ProductDetailWidget {...props} chosen={opening} onChoose={write} />;
  // Anybody may write choices into an address: there are too many to keep.
  if (!isAsItComes) return page;
  return (
    // The other products are one object for this product: they stand for both.
    <KeptMarkup of={others ?? product} variant={`page ${pageUrl}`}>
      {page}
    </KeptMarkup>
  );
}
