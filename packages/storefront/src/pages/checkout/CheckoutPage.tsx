import { CheckoutWidget } from '@diwan/widgets';
import { useLocation } from 'wouter';
import * as containerStyles from '../../layout/container.css';
import * as styles from './CheckoutPage.css';

/** From the cart to an order (spec §2 «Checkout»). */
export function CheckoutPage() {
  const [, navigate] = useLocation();
  return (
    <div className={`${containerStyles.container} ${styles.page}`}>
      <CheckoutWidget onDone={() => navigate('/')} />
    </div>
  );
}
