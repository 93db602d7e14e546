import { Checkout } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { useLocation } from 'wouter';
import { definePage } from '../../navigation/page/define-page';
import { HandedBasket } from '../_shared/handover/HandedBasket';
import * as styles from './page.css';

/** Turns the cart into an order (spec §2 «Checkout»). */
function CheckoutPage() {
  const [, navigate] = useLocation();
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <Checkout onDone={() => navigate('/')} />
      </HandedBasket>
    </div>
  );
}

export default definePage({
  layout: 'checkout',
  namespaces: ['checkout', 'cart', 'product'],
  nameKey: 'checkout:title',
  head: () => ({ isPrivate: true }),
  component: CheckoutPage,
});
