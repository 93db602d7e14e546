import { CartWidget, PromoField, useDiwan } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import * as styles from './CartPage.css';

/** The visitor's cart (spec §2). */
export function CartPage() {
  const { paths } = useDiwan();
  return (
    <div className={`${container} ${styles.page}`}>
      <CartWidget headingLevel={1} checkoutHref={paths.checkout} promoField={<PromoField />} />
    </div>
  );
}
