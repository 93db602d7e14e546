import type { Product } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';

/** A note next to the choices of a customised piece: which price is shown, and which basket it goes to. */
export function CustomizedNote({
  product: { is_price_show, allow_online_purchase },
  className,
}: {
  product: Pick<Product, 'is_price_show' | 'allow_online_purchase'>;
  className: string;
}) {
  const { t } = useI18n();
  if (!is_price_show && !allow_online_purchase) return null;
  return (
    <p className={className}>
      {[is_price_show && t('product:customise.standard_price'), t('product:customise.price_box_note')]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
