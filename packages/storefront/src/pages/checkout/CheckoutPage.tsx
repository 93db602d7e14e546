import { Checkout } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { useLocation } from 'wouter';
import { HandedBasket } from '../_shared/handover/HandedBasket';
import * as styles from './CheckoutPage.css';

/** Turns the cart into an order (spec §2 «Checkout»). */
export function CheckoutPage() {
  const [, navigate] = useLocation();
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <Checkout onDone={() => navigate('/')} />
      </HandedBasket>
    </div>
  );
}
