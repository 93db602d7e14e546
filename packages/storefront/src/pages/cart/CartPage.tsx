import { PromoField } from '@diwan/widgets';
import { Cart, LastOrder } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from '../_shared/BasketPage.css';
import { HandedBasket } from '../_shared/handover/HandedBasket';

/** The visitor's cart (spec §2). */
export function CartPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <LastOrder />
        <Cart headingLevel={1} promoField={<PromoField />} />
      </HandedBasket>
    </div>
  );
}
