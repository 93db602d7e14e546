import { type BasketLines, formatDate, formatNumber, itemCount } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import * as styles from './SheetPaper.css';

/** Title, date and number of pieces in one language. One of the two is the page's heading. */
export function SheetHead({ lines, isHeading }: { lines: BasketLines; isHeading: boolean }) {
  const { t, locale } = useI18n();
  const today = formatDate(Date.now(), locale, useDiwan().settings.time_zone);
  const Title = isHeading ? 'h1' : 'p';
  return (
    <>
      <Title className={styles.title}>{t('priceBox:sheet.title')}</Title>
      <dl className={styles.facts}>
        <dt className={styles.label}>{t('priceBox:sheet.date')}</dt>
        <dd>{today}</dd>
        <dt className={styles.label}>{t('priceBox:sheet.pieces')}</dt>
        <dd>{formatNumber(itemCount(lines), locale)}</dd>
      </dl>
    </>
  );
}
