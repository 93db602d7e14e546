import type { Product } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/Announcer';

export interface CustomizedNoteProps {
  product: Pick<Product, 'is_price_show' | 'allow_online_purchase'>;
  isCustomized: boolean;
  className: string;
}

/**
 * A note next to the choices of a customised piece: which price is shown, and which basket it goes to. Announced when a
 * choice makes the piece a custom one, and when it is the standard piece again: that changes what the button does.
 */
export function CustomizedNote({ product, isCustomized, className }: CustomizedNoteProps) {
  const { t } = useI18n();
  const { is_price_show, allow_online_purchase } = product;
  const note = [is_price_show && t('product:customise.standard_price'), t('product:customise.price_box_note')]
    .filter(Boolean)
    .join(' ');
  const changesSomething = is_price_show || allow_online_purchase;
  const standard = allow_online_purchase ? t('product:customise.standard_note') : '';
  useAnnouncement(isCustomized ? (changesSomething ? note : '') : standard);
  return changesSomething && isCustomized ? <p className={className}>{note}</p> : null;
}
