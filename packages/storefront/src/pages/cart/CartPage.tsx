import { CartWidget, PromoField, useDiwan } from '@diwan/widgets';
import * as containerStyles from '../../layout/container.css';
import * as styles from './CartPage.css';

/** The visitor's cart (spec §2). */
export function CartPage() {
  const { paths } = useDiwan();
  return (
    <div className={`${containerStyles.container} ${styles.page}`}>
      <CartWidget headingLevel={1} checkoutHref={paths.checkout} promoField={<PromoField />} />
    </div>
  );
}
