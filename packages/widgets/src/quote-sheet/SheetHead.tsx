import { type BasketLines, formatNumber, INTL_LOCALES, itemCount } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';
import * as styles from './QuoteSheet.css';

/** What the sheet is, of when, and of how many pieces, in one language. */
export function SheetHead({ lines }: { lines: BasketLines }) {
  const { t, locale } = useI18n();
  const today = new Intl.DateTimeFormat(INTL_LOCALES[locale], { dateStyle: 'long' }).format(new Date());
  return (
    <>
      <p className={styles.title}>{t('priceBox:sheet.title')}</p>
      <dl className={styles.facts}>
        <dt className={styles.label}>{t('priceBox:sheet.date')}</dt>
        <dd>{today}</dd>
        <dt className={styles.label}>{t('priceBox:sheet.pieces')}</dt>
        <dd>{formatNumber(itemCount(lines), locale)}</dd>
      </dl>
    </>
  );
}
