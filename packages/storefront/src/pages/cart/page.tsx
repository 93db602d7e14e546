import { PromoField } from '@diwan/widgets';
import { Cart, LastOrder } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { definePage } from '../../navigation/page/define-page';
import * as styles from '../_shared/BasketPage.css';
import { HandedBasket } from '../_shared/handover/HandedBasket';

/** The visitor's cart (spec §2). */
function CartPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <LastOrder />
        <Cart headingLevel={1} promoField={<PromoField />} />
      </HandedBasket>
    </div>
  );
}

export default definePage({
  namespaces: ['cart', 'checkout', 'product'],
  nameKey: 'layout:header.cart',
  head: () => ({ isPrivate: true }),
  component: CartPage,
});
