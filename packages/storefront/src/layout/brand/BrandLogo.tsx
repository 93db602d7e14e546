import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { useShop } from '../../shop/shop-context';
import * as styles from './BrandLogo.css';
import { BrandMark } from './BrandMark';

/** The shop's logo image, or a mark and the brand's name. Decorative: label the link around it. */
export function BrandLogo({ isStacked = false }: { isStacked?: boolean }) {
  const { locale } = useI18n();
  const { settings } = useShop();
  const onLight = (locale === 'ar' && settings.logo_url_ar) || settings.logo_url;
  // A logo for light backgrounds would be invisible on the dark footer.
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
