import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { useShop } from '../../shop/shop-context';
import * as styles from './BrandLogo.css';
import { BrandMark } from './BrandMark';

/** The shop's logo: its own picture when configured, else the mark and the brand's name. Decoration: name the link around it. */
export function BrandLogo({ isStacked = false }: { isStacked?: boolean }) {
  const { locale } = useI18n();
  const { settings, config } = useShop();
  const classes = isStacked ? `${styles.logo} ${styles.stacked}` : styles.logo;
  return config.logo ? (
    <span className={classes}>
      <img className={styles.picture} src={config.logo[locale]} alt="" />
    </span>
  ) : (
    <span className={classes} aria-hidden="true">
      <BrandMark className={styles.mark} />
      <span className={styles.names[locale]}>{localized(settings.brand, 'name', locale)}</span>
    </span>
  );
}
