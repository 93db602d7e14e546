import type { ProductSummary } from '@diwan/sdk/contract';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { Price } from '../../../foundation/ui/Price';

/** A product's price, or a note that it is available on request. */
export function ShownPrice({ product }: { product: ProductSummary }) {
  const { t } = useI18n();
  const price = useMoney().price(product);
  return price ? <Price {...price} /> : t('common:price_on_request');
}
