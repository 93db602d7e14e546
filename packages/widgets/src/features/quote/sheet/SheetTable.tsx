import { type BasketLines, formatPercent, LOCALES } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { type PlainKey, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { classNames } from '../../../foundation/ui/class-names';
import { quoteFigures } from '../price-box/quote-figures';
import { InLanguage } from './InLanguage';
import { Amount } from './SheetFigures';
import { SheetLine } from './SheetLine';
import * as styles from './SheetPaper.css';
import type { BothLanguages } from './use-both-languages';

/** Column widths in millimetres: image, piece, quantity, unit price, total, piece in Arabic. */
const COLUMNS = [22, 47, 15, 23, 25, 50];

/** All lines and their total. The head is repeated on each page, and lines don't break across pages. */
export function SheetTable({ languages, lines }: { languages: BothLanguages; lines: BasketLines }) {
  const { settings } = useDiwan();
  const { totals, linesOnRequest } = quoteFigures(lines, settings);
  const inBoth = (content: ReactNode, className?: string) =>
    LOCALES.map((locale) => (
      <InLanguage key={locale} i18n={languages[locale]} className={className}>
        {content}
      </InLanguage>
    ));
  return (
    <table className={styles.table}>
      <colgroup>
        {COLUMNS.map((millimetres) => (
          <col key={millimetres} style={{ inlineSize: `${millimetres}mm` }} />
        ))}
      </colgroup>
      <thead className={styles.head}>
        <tr>
          <th scope="col" colSpan={2} className={styles.headCell}>
            <InLanguage i18n={languages.en}>
              <Text name="priceBox:sheet.piece" />
            </InLanguage>
          </th>
          <th scope="col" className={styles.quantityHead}>
            {inBoth(<Text name="priceBox:sheet.quantity" />)}
          </th>
          <th scope="col" className={styles.numberHead}>
            {inBoth(<Text name="priceBox:sheet.unit_price" />, styles.figure)}
          </th>
          <th scope="col" className={styles.numberHead}>
            {inBoth(<Text name="priceBox:sheet.total" />, styles.figure)}
          </th>
          <th scope="col" className={styles.headCell}>
            <InLanguage i18n={languages.ar}>
              <Text name="priceBox:sheet.piece" />
            </InLanguage>
          </th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {lines.map((line) => (
          <SheetLine key={line.id} line={line} languages={languages} />
        ))}
      </tbody>
      {totals && (
        <tbody className={classNames(styles.together, styles.rows)}>
          <Sum
            languages={languages}
            amount={totals.subtotal}
            label={<Text name="priceBox:totals.priced" />}
          />
          {totals.taxRate > 0 && (
            <>
              <Sum languages={languages} amount={totals.tax} label={<TaxLabel rate={totals.taxRate} />} />
              <Sum
                languages={languages}
                amount={totals.total}
                label={<Text name="priceBox:totals.total" />}
                isLast
              />
            </>
          )}
          {linesOnRequest > 0 && (
            <tr className={styles.remark}>
              <td colSpan={3} className={classNames(styles.remarkCell, styles.inLanguage.en)}>
                <InLanguage i18n={languages.en}>
                  <NotIncluded count={linesOnRequest} />
                </InLanguage>
              </td>
              <td colSpan={3} className={classNames(styles.remarkCell, styles.inLanguage.ar)}>
                <InLanguage i18n={languages.ar}>
                  <NotIncluded count={linesOnRequest} />
                </InLanguage>
              </td>
            </tr>
          )}
        </tbody>
      )}
    </table>
  );
}

/** A row of the totals: labels at both edges, the amount in both scripts between them. */
function Sum({
  languages,
  label,
  amount,
  isLast = false,
}: {
  languages: BothLanguages;
  label: ReactNode;
  amount: number;
  isLast?: boolean;
}) {
  return (
    <tr className={isLast ? styles.lastSum : styles.sum}>
      <th scope="row" colSpan={3} className={classNames(styles.sumLabel, styles.inLanguage.en)}>
        <InLanguage i18n={languages.en}>{label}</InLanguage>
      </th>
      {LOCALES.map((locale) => (
        <td key={locale} className={classNames(styles.number, styles.inLanguage[locale])}>
          <InLanguage i18n={languages[locale]} className={styles.figure}>
            <Amount amount={amount} />
          </InLanguage>
        </td>
      ))}
      <td className={classNames(styles.sumLabel, styles.inLanguage.ar)}>
        <InLanguage i18n={languages.ar}>{label}</InLanguage>
      </td>
    </tr>
  );
}

function Text({ name }: { name: PlainKey }) {
  return useI18n().t(name);
}

function TaxLabel({ rate }: { rate: number }) {
  const { t, locale } = useI18n();
  return t('priceBox:totals.tax', { percent: formatPercent(rate * 100, locale) });
}

function NotIncluded({ count }: { count: number }) {
  return useI18n().t('priceBox:totals.not_included', { count });
}
