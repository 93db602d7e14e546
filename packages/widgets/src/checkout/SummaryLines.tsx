import { type BasketLine, type BasketLines, formatNumber, lineTotal, localized } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';
import { useMoney } from '../provider';
import { Money } from '../ui/money';
import { Picture } from '../ui/picture';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './SummaryLines.css';

export interface SummaryLinesProps {
  lines: BasketLines;
  /** Lines as they were shown before their price changed. */
  changedLines?: readonly BasketLine[];
}

/** What is ordered, briefly. */
export function SummaryLines({ lines, changedLines = [] }: SummaryLinesProps) {
  const { t, locale } = useI18n();
  const { money } = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { product, quantity } = line;
        const before = changedLines.find(({ id }) => id === line.id);
        const { image } = product;
        return (
          <li key={line.id} className={styles.line}>
            <div className={styles.tile}>
              <Picture
                src={image?.src_url}
                width={image?.width ?? UNKNOWN_SIZE}
                height={image?.height ?? UNKNOWN_SIZE}
                alt=""
                sizes="64px"
                fit="cover"
              />
            </div>
            <div>
              <p className={styles.name}>{localized(product, 'name', locale)}</p>
              <p className={styles.quantity}>
                {t('checkout:quantity', { value: formatNumber(quantity, locale) })}
              </p>
            </div>
            <p className={styles.amounts}>
              <span>
                {before && <VisuallyHidden>{t('product:price_now')} </VisuallyHidden>}
                <Money {...money(lineTotal(line))} />
              </span>
              {before && (
                <del className={styles.before}>
                  <VisuallyHidden>{t('product:price_before')} </VisuallyHidden>
                  <Money {...money(lineTotal(before))} />
                </del>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Product photographs are square where the backend gives no size. */
const UNKNOWN_SIZE = 1000;
