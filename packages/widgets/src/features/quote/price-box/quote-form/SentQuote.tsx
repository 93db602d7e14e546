import type { ContactDetails } from '@diwan/sdk/commerce';
import { FormThanks } from '../../../../foundation/forms/FormThanks';
import { useI18n } from '../../../../foundation/i18n';
import { useDiwan } from '../../../../foundation/provider';
import { Button } from '../../../../foundation/ui/Button';
import * as styles from './quote-form.css';

/** Confirms that the shop has received the request, and where it will respond. */
export function SentQuote({ contact, headingLevel }: { contact: ContactDetails; headingLevel: 1 | 2 | 3 }) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <div className={styles.thanks}>
      <FormThanks
        headingLevel={headingLevel}
        title={t('priceBox:success.title')}
        text={t('priceBox:success.text', { name: contact.name, email: contact.email })}
        action={<Button href={paths.products}>{t('priceBox:success.continue')}</Button>}
      />
    </div>
  );
}
