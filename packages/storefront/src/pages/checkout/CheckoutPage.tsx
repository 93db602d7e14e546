import { CheckoutWidget } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useLocation } from 'wouter';
import * as styles from './CheckoutPage.css';

/** From the cart to an order (spec §2 «Checkout»). */
export function CheckoutPage() {
  const [, navigate] = useLocation();
  return (
    <div className={`${container} ${styles.page}`}>
      <CheckoutWidget onDone={() => navigate('/')} />
    </div>
  );
}
