import { formatNumber, localized } from '@diwan/sdk/commerce';
import type { Color } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './ProductCard.css';

const MAX_DOTS = 4;

// Made once: a page of cards would spend most of its rendering on making them.
const lists = {
  en: new Intl.ListFormat('en', { type: 'unit' }),
  ar: new Intl.ListFormat('ar', { type: 'unit' }),
} as const;

/** The colours of a product as dots; all of their names are read out. */
export function ColorDots({ colors }: { colors: readonly Color[] }) {
  const { t, locale } = useI18n();
  const names = colors.map((color) => localized(color, 'name', locale));
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{`${t('product:colors.available')}: ${lists[locale].format(names)}`}</VisuallyHidden>
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
