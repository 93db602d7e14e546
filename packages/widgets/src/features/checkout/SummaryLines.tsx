import {
  type BasketLine,
  type BasketLines,
  formatNumber,
  localized,
  shownLineTotal,
} from '@diwan/sdk/commerce';
import { useMoney } from '../../foundation/format/use-money';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { ContentText } from '../../foundation/ui/ContentText';
import { Money } from '../../foundation/ui/Money';
import { VisuallyHidden } from '../../foundation/ui/VisuallyHidden';
import { LinePicture } from '../basket/lines/LinePicture';
import * as styles from './SummaryLines.css';

export interface SummaryLinesProps {
  lines: BasketLines;
  /** Lines with the prices shown before they changed. */
  changedLines?: readonly BasketLine[];
}

/** The order's lines in short. */
export function SummaryLines({ lines, changedLines = [] }: SummaryLinesProps) {
  const { t, locale } = useI18n();
  const { settings } = useDiwan();
  const { money } = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { product, quantity } = line;
        const before = changedLines.find(({ id }) => id === line.id);
        const total = shownLineTotal(line, settings);
        const totalBefore = before ? shownLineTotal(before, settings) : null;
        return (
          <li key={line.id} className={styles.line}>
            <LinePicture image={product.image} sizes="64px" />
            <div>
              <p className={styles.name}>
                <ContentText text={localized(product, 'name', locale)} locale={locale} />
              </p>
              <p className={styles.quantity}>
                {t('checkout:quantity', { value: formatNumber(quantity, locale) })}
              </p>
            </div>
            <p className={styles.amounts}>
              <span>
                {totalBefore !== null && <VisuallyHidden>{`${t('common:price_now')} `}</VisuallyHidden>}
                {total !== null && <Money {...money(total)} />}
              </span>
              {totalBefore !== null && (
                <del className={styles.before}>
                  <VisuallyHidden>{`${t('common:price_before')} `}</VisuallyHidden>
                  <Money {...money(totalBefore)} />
                </del>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
