import { useI18n } from '../../../foundation/i18n';
import * as styles from './SheetPaper.css';

/** Notes about the figures, in one language. */
export function SheetNotes() {
  const { t } = useI18n();
  return (
    <>
      <p className={styles.noteTitle}>{t('priceBox:sheet.notes_title')}</p>
      <p>{t('priceBox:sheet.note_prices')}</p>
      <p>{t('priceBox:sheet.note_request')}</p>
    </>
  );
}
