import { theme, useI18n } from '@diwan/widgets';
import { useId } from 'react';
import { useShop } from '../../data/shop-context';
import { contrastWithWhite } from './contrast-with-white';
import * as styles from './page.css';

/** Minimum contrast at which white text is readable (WCAG AA). */
const MIN_CONTRAST = 4.5;

/** The shop's colour of a custom property such as `--diwan-color-action-ground`. */
function useShopColor(property: string): string {
  const { settings } = useShop();
  const role = property.split('-')[4] as 'action' | 'accent' | 'sale';
  return settings.theme?.colors?.[`${role}_ground`] ?? theme.color[role].ground;
}

export interface ColorFieldProps {
  label: string;
  property: string;
  /** `#rrggbb`; undefined for the shop's. */
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A colour input that reports the contrast of white text on it. */
export function ColorField({ label, property, value, onChange }: ColorFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const shopColor = useShopColor(property);
  const color = value ?? shopColor;
  const contrast = contrastWithWhite(color);
  const isLow = contrast < MIN_CONTRAST;
  // Never rounded up to the minimum.
  const ratio = Math.floor(contrast * 10) / 10;
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        className={styles.colorInput}
        value={color}
        aria-describedby={`${id}-contrast`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={`${id}-contrast`} className={isLow ? styles.lowContrast : styles.contrast}>
        <bdi dir="ltr" translate="no">
          {color.toUpperCase()}
        </bdi>
        {' · '}
        {t(isLow ? 'embed:contrast_low' : 'embed:contrast', { ratio })}
      </span>
    </div>
  );
}
