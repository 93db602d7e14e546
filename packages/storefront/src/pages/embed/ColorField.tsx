import { useI18n } from '@diwan/widgets';
import { useId } from 'react';
import { contrastWithWhite, formatContrast } from './contrast-with-white';
import * as styles from './EmbedPage.css';

/** Minimum contrast at which white text is readable (WCAG AA). */
const MIN_CONTRAST = 4.5;

export interface ColorFieldProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}

/** A colour input that reports the contrast of white text on it. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const { t, locale } = useI18n();
  const id = useId();
  const contrast = contrastWithWhite(value);
  const ratio = formatContrast(contrast, locale);
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.swatch}>
        <input
          id={id}
          type="color"
          className={styles.colorInput}
          value={value}
          aria-describedby={`${id}-contrast`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <bdi dir="ltr" translate="no">
          {value.toUpperCase()}
        </bdi>
      </span>
      <span id={`${id}-contrast`} className={contrast < MIN_CONTRAST ? styles.lowContrast : styles.contrast}>
        {t(contrast < MIN_CONTRAST ? 'embed:contrast_low' : 'embed:contrast', { ratio })}
      </span>
    </div>
  );
}
