import { joinList, localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import type { Delivery } from '../checkout-record-store';
import * as styles from './OrderPlacedDialog.css';

/** To whom and where the order is delivered. */
export function DeliveryAddress({ delivery: { name, places, address } }: { delivery: Delivery }) {
  const { t, locale } = useI18n();
  const { street, building, floor, flat, landmark } = address;
  const labelled = (key: 'building' | 'floor' | 'apartment', value: string | null | undefined) =>
    // Isolated: within an Arabic line, "7 B" would read "B 7".
    value && `${t(`checkout:address.${key}`)}: \u2068${value}\u2069`;
  const lines = [
    name,
    joinList(
      places.map((place) => localized(place, 'name', locale) || place.name),
      locale,
    ),
    street,
    labelled('building', building),
    labelled('floor', floor),
    labelled('apartment', flat),
    landmark,
  ];
  return (
    <section className={styles.delivery}>
      <h3 className={styles.deliveryTitle}>{t('checkout:address_title')}</h3>
      {lines.map(
        (line, index) =>
          line && (
            <p key={index} className={styles.deliveryLine}>
              <bdi>{line}</bdi>
            </p>
          ),
      )}
    </section>
  );
}
