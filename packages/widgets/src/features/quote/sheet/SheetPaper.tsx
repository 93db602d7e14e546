import { type BasketLines, formatDate, formatNumber, itemCount, LOCALES } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { InLanguage } from './InLanguage';
import { SheetFoot } from './SheetFoot';
import * as styles from './SheetPaper.css';
import { SheetTable } from './SheetTable';
import type { BothLanguages } from './use-both-languages';

export interface SheetPaperProps {
  languages: BothLanguages;
  lines: BasketLines;
  letterhead: ReactNode;
  /** URL that opens the same price box on another device; without it there is no QR code. */
  address: string | undefined;
}

/** An A4 sheet with English on the left and Arabic on the right; images and figures are shared. */
export function SheetPaper({ languages, lines, letterhead, address }: SheetPaperProps) {
  const { settings } = useDiwan();
  const { locale } = useI18n();
  const inBoth = (content: ReactNode) =>
    LOCALES.map((each) => (
      <InLanguage key={each} i18n={languages[each]}>
        {content}
      </InLanguage>
    ));
  return (
    <article className={styles.sheet} dir="ltr" data-paper="">
      {letterhead && <header className={styles.letterhead}>{inBoth(letterhead)}</header>}
      <div className={styles.halves}>
        {LOCALES.map((each) => (
          <InLanguage key={each} i18n={languages[each]}>
            <SheetHead lines={lines} isHeading={each === locale} />
          </InLanguage>
        ))}
      </div>
      <SheetTable languages={languages} lines={lines} />
      <div className={styles.end}>
        <div className={styles.halves}>{inBoth(<SheetNotes />)}</div>
        {address && <SheetFoot languages={languages} address={address} contact={settings.contact} />}
      </div>
    </article>
  );
}

/** Notes about the figures, in one language. */
function SheetNotes() {
  const { t } = useI18n();
  return (
    <>
      <p className={styles.noteTitle}>{t('priceBox:sheet.notes_title')}</p>
      <p>{t('priceBox:sheet.note_prices')}</p>
      <p>{t('priceBox:sheet.note_request')}</p>
    </>
  );
}

/** Title, date and number of pieces in one language. One of the two is the page's heading. */
function SheetHead({ lines, isHeading }: { lines: BasketLines; isHeading: boolean }) {
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
