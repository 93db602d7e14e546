import { formatNumber, joinList, localized } from '@diwan/sdk/commerce';
import type { Color } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import * as styles from './ProductCard.css';

const MAX_DOTS = 4;

/** The colours of a product as dots; screen readers get all the names. */
export function ColorDots({ colors }: { colors: readonly Color[] }) {
  const { t, locale } = useI18n();
  const names = colors.map((color) => localized(color, 'name', locale));
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{`${t('product:available_colors')}: ${joinList(names, locale)}`}</VisuallyHidden>
      {colors.slice(0, MAX_DOTS).map(({ hex }) => (
        <span key={hex} className={styles.dot} style={{ backgroundColor: hex }} />
      ))}
      {colors.length > MAX_DOTS && (
        <bdi className={styles.moreDots} aria-hidden="true">
          {`+${formatNumber(colors.length - MAX_DOTS, locale)}`}
        </bdi>
      )}
    </p>
  );
}
