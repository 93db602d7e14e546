import { type ProductDetailProps, useI18n } from '@diwan/widgets';
import { ProductDetail } from '@diwan/widgets/internal';
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

function ChosenProduct(props: Omit<ProductDetailProps, 'chosen' | 'onChoose'>) {
  const { opening, write, addressWithChoices } = useChosen();
  const { pageUrl } = props;
  const currentUrl = pageUrl && addressWithChoices(pageUrl);
  return (
    <ProductDetail
      {...props}
      pageUrl={currentUrl}
      // The server has drawn the address without choices.
      qrCode={currentUrl === pageUrl ? props.qrCode : undefined}
      chosen={opening}
      onChoose={write}
    />
  );
}
