import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { useState } from 'react';
import { useShop } from '../../data/shop-context';
import * as styles from './BrandLogo.css';
import { BrandMark } from './BrandMark';

/** Letters that fit beside a phone's icons at full size. */
const SHORT_NAME = 7;

/** The shop's logo image, or, without one or if it fails to load, a mark and the brand's name. Decorative: label the link around it. */
export function BrandLogo({ isStacked = false }: { isStacked?: boolean }) {
  const { locale } = useI18n();
  const { settings } = useShop();
  const onLight = (locale === 'ar' && settings.logo_url_ar) || settings.logo_url;
  // A logo for light backgrounds would be invisible on the dark footer.
  const picture = isStacked ? settings.logo_inverse_url : onLight;
  const [failed, setFailed] = useState<string | null>();
  const name = localized(settings.brand, 'name', locale);
  const nameClasses = `${styles.names[locale]} ${name.length > SHORT_NAME ? styles.long : ''}`.trim();
  const classes = isStacked ? `${styles.logo} ${styles.stacked}` : styles.logo;
  return picture && picture !== failed ? (
    <span className={classes}>
      {/* decode() also rejects for an image that failed before hydration, whose error event is lost. */}
      <img
        key={picture}
        ref={(image) => void image?.decode?.().catch(() => setFailed(picture))}
        className={styles.picture}
        src={picture}
        alt=""
      />
    </span>
  ) : (
    <span className={classes} translate="no" aria-hidden="true">
      {!onLight && <BrandMark className={styles.mark} />}
      <span className={nameClasses}>{name}</span>
    </span>
  );
}
