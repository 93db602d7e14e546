import { CartWidget } from '@diwan/widgets';
import * as containerStyles from '../../layout/container.css';
import * as styles from './CartPage.css';

/** The visitor's cart (spec §2). */
export function CartPage() {
  return (
    <div className={`${containerStyles.container} ${styles.page}`}>
      <CartWidget headingLevel={1} />
    </div>
  );
}
