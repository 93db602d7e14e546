import { localized, whatsAppLink } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Icon } from '../../../foundation/ui/Icon';
import { infoIcon } from '../../../foundation/ui/icons';
import * as styles from './ProductFacts.css';

/** Asks to confirm availability, by WhatsApp if the shop has a number, otherwise by the contact form. */
export function Availability({ product }: { product: Product }) {
  const { settings, paths } = useDiwan();
  const { t, locale } = useI18n();
  const number = settings.contact?.whatsapp;
  const href = number
    ? whatsAppLink(number, `${localized(product, 'name', locale)} (${product.code})`)
    : paths.askAbout(product);
  return (
    <p className={styles.availability}>
      <Icon shape={infoIcon} size={20} />
      <span>
        <span>{t('product:availability.check')}</span> <span aria-hidden="true">·</span>{' '}
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          {t('product:ask_about')}
        </a>
      </span>
    </p>
  );
}
