import {
  bagIcon,
  basketTarget,
  CountBadge,
  documentIcon,
  IconButton,
  useDiwan,
  useI18n,
  useSignalValue,
} from '@diwan/widgets';
import * as styles from './BasketLinks.css';
import { badgeCount } from './badge-count';

/** Price box and cart with their counts; the cart only when it holds something (spec §2). */
export function BasketLinks() {
  const { stores, paths } = useDiwan();
  const { t, locale } = useI18n();
  const quoted = useSignalValue(stores.priceBox.itemCount);
  const bought = useSignalValue(stores.cart.itemCount);
  return (
    <>
      <IconButton
        icon={documentIcon}
        label={t('layout:header.price_box_count', { count: quoted })}
        href={paths.priceBox}
        {...basketTarget('price-box')}
      >
        {quoted > 0 && <CountBadge>{badgeCount(quoted, locale)}</CountBadge>}
      </IconButton>
      <IconButton
        icon={bagIcon}
        label={t('layout:header.cart_count', { count: bought })}
        href={paths.cart}
        className={styles.cartLink}
        data-shown={bought > 0 || undefined}
        {...basketTarget('cart')}
      >
        {bought > 0 && <CountBadge>{badgeCount(bought, locale)}</CountBadge>}
      </IconButton>
    </>
  );
}
