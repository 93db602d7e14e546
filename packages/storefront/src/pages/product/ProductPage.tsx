import { ProductDetailWidget, type ProductDetailWidgetProps, useI18n } from '@diwan/widgets';
import { CachedMarkup } from '@diwan/widgets/internal';
import { MissingProduct } from '../_shared/MissingProduct';
import type { ProductData } from './load-product';
import { useChosen } from './use-chosen';

/** A product, or a message that it doesn't exist (spec §2 «Product detail»). */
export function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  if (!product) return <MissingProduct title={t('product:not_found')} />;
  const { others, pageUrl, qrCode } = rest;
  // Keyed, because choices belong to one product.
  return (
    <ChosenProduct key={product.id} product={product} others={others} pageUrl={pageUrl} qrCode={qrCode} />
  );
}

function ChosenProduct(props: Omit<ProductDetailWidgetProps, 'chosen' | 'onChoose'>) {
  const { opening, isAsItComes, write, addressWithChoices } = useChosen();
  const { product, others, pageUrl } = props;
  const currentUrl = pageUrl && addressWithChoices(pageUrl);
  const page = (
    <ProductDetailWidget
      {...props}
      pageUrl={currentUrl}
      // The server has drawn the address without choices.
      qrCode={currentUrl === pageUrl ? props.qrCode : undefined}
      chosen={opening}
      onChoose={write}
    />
  );
  // Anyone can put any choices into a URL: too many variants to cache.
  if (!isAsItComes) return page;
  return (
    // `others` is the same object for as long as both it and the product are unchanged.
    <CachedMarkup of={others ?? product} variant={`page ${pageUrl}`}>
      {page}
    </CachedMarkup>
  );
}
