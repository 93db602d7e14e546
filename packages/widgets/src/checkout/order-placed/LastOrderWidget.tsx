import { useBasket, useDiwan } from '../../provider';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { CHECKOUT_STORAGE_KEY } from '../checkout-record-store';

const loadLastOrder = () => import('../LaterSteps').then(({ LastOrder }) => ({ default: LastOrder }));

/** Next to an empty cart: the order placed on this device in the last 24 hours, if any, with its receipt. */
export function LastOrderWidget() {
  const { storage } = useDiwan().stores;
  const cart = useBasket('cart');
  const isEmpty = cart.isRestored && cart.lines.length === 0;
  const LastOrder = useLazyComponent(loadLastOrder, isEmpty && storage.read(CHECKOUT_STORAGE_KEY) !== null);
  return isEmpty && LastOrder && <LastOrder storage={storage} />;
}
