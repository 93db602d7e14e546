import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { useShop } from '../../shop/shop-context';
import * as styles from './BrandLogo.css';
import { BrandMark } from './BrandMark';

/** The shop's logo: its own picture where there is one, else the mark and the brand's name. Decoration: name the link around it. */
export function BrandLogo({ isStacked = false }: { isStacked?: boolean }) {
  const { locale } = useI18n();
  const { settings } = useShop();
  const onLight = (locale === 'ar' && settings.logo_url_ar) || settings.logo_url;
  // A logo drawn for light grounds would vanish on the footer's dark one.
  const picture = isStacked ? settings.logo_inverse_url : onLight;
  const classes = isStacked ? `${styles.logo} ${styles.stacked}` : styles.logo;
  return picture ? (
    <span className={classes}>
      <img className={styles.picture} src={picture} alt="" />
    </span>
  ) : (
    <span className={classes} aria-hidden="true">
      {!onLight && <BrandMark className={styles.mark} />}
      <span className={styles.names[locale]}>{localized(settings.brand, 'name', locale)}</span>
    </span>
  );
}
