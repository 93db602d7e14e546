import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import type { ShopSettings } from '../../../foundation/provider';
import { QrCode } from '../../../foundation/ui/QrCode';
import { useQrCode } from '../../../foundation/ui/use-qr-code';
import { InLanguage } from './InLanguage';
import * as styles from './SheetPaper.css';
import type { BothLanguages } from './use-both-languages';

type Contact = ShopSettings['contact'];

/** The QR code that opens the price box on another device, with an explanation in both languages. */
export function SheetFoot({
  languages,
  address,
  contact,
}: {
  languages: BothLanguages;
  address: string;
  contact: Contact;
}) {
  const { t } = useI18n();
  const drawing = useQrCode(address);
  return (
    <footer className={styles.foot}>
      <InLanguage i18n={languages.en}>
        <FootText contact={contact} />
      </InLanguage>
      <QrCode className={styles.code} drawing={drawing} label={t('priceBox:sheet.qr_label')} />
      <InLanguage i18n={languages.ar}>
        <FootText contact={contact} />
      </InLanguage>
    </footer>
  );
}

function FootText({ contact }: { contact: Contact }) {
  const { t, locale } = useI18n();
  const place = contact ? localized(contact, 'address', locale) : '';
  return (
    <>
      <p className={styles.noteTitle}>{t('priceBox:sheet.qr_title')}</p>
      <p>{t('priceBox:sheet.qr_text')}</p>
      {place && <p>{place}</p>}
      {contact?.phone && (
        <p>
          <bdi dir="ltr" translate="no">
            {contact.phone}
          </bdi>
        </p>
      )}
      {contact?.email && (
        <p>
          <bdi dir="ltr" translate="no">
            {contact.email}
          </bdi>
        </p>
      )}
    </>
  );
}
