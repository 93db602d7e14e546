import { PriceBox } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { definePage } from '../../navigation/page/define-page';
import * as styles from '../_shared/BasketPage.css';
import { HandedBasket } from '../_shared/handover/HandedBasket';

/** The pieces a visitor requests a quote for (spec §2 «Cart and price box pages»). */
function PriceBoxPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <PriceBox headingLevel={1} />
      </HandedBasket>
    </div>
  );
}

export default definePage({
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'layout:header.price_box',
  head: () => ({ isPrivate: true }),
  component: PriceBoxPage,
});
