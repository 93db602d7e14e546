import { DELIVERY_KINDS, type DeliveryKind, deliveryDays, deliveryKind } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useDays } from '../../../foundation/format/use-days';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Icon } from '../../../foundation/ui/Icon';
import { truckIcon } from '../../../foundation/ui/icons';
import { Spoken } from '../../../foundation/ui/Spoken';
import * as styles from './ProductFacts.css';

/**
 * The shop's lead times, the one that applies to the product with its current choices first (spec §2): all three of the
 * spec for a shop that sets none, else those it sets.
 */
export function DeliveryTimes({ product, isCustomized }: { product: Product; isCustomized: boolean }) {
  const { t } = useI18n();
  const { settings } = useDiwan();
  const inWords = useDays();
  const applying = deliveryKind({ product, isCustomized });
  const others = DELIVERY_KINDS.filter(
    (kind) => kind !== applying && (settings.delivery_times?.[kind] ?? !settings.delivery_times),
  );
  const time = (kind: DeliveryKind, form?: 'spoken') =>
    t(`product:delivery.${kind}`, { days: inWords(deliveryDays(kind, settings), form) });
  const canCustomize =
    product.allow_edit_colors || product.allow_edit_fabrics || product.allow_edit_dimension;
  return (
    <section className={styles.delivery} aria-label={t('product:delivery.title')}>
      <Icon shape={truckIcon} />
      <div>
        <ul className={styles.items}>
          <li className={styles.itemThatApplies}>
            <Spoken text={t('product:delivery.applies', { time: time(applying, 'spoken') })}>
              {time(applying)}
            </Spoken>
          </li>
          {others.map((kind) => (
            <li key={kind} className={styles.item}>
              <Spoken text={time(kind, 'spoken')}>{time(kind)}</Spoken>
            </li>
          ))}
        </ul>
        {canCustomize && !isCustomized && (
          <p className={styles.deliveryNote}>{t('product:customise_note')}</p>
        )}
      </div>
    </section>
  );
}
