import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { useMoney } from '../provider';
import { Price } from '../ui/money';

/** A product's price, or a note that it is available on request. */
export function ShownPrice({ product }: { product: ProductSummary }) {
  const { t } = useI18n();
  const price = useMoney().price(product);
  return price ? <Price {...price} /> : t('common:price_on_request');
}
