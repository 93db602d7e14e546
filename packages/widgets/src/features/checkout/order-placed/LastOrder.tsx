import { useBasket, useDiwan } from '../../../foundation/provider';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { Optional } from '../../../foundation/ui/deferred/Optional';
import { CHECKOUT_STORAGE_KEY } from '../checkout-record-store';
import type { LastOrderOptions } from './use-last-order';

const LastReceipt = lazyWithPreload<LastOrderOptions>(() =>
  import('../LaterSteps').then((module) => ({ default: module.LastReceipt })),
);

/** Shows, beside an empty cart, a link to the receipt of the order placed on this device in the last 24 hours, if any. */
export function LastOrder() {
  const { storage } = useDiwan().stores;
  const cart = useBasket('cart');
  if (!cart.isRestored || cart.lines.length > 0 || storage.read(CHECKOUT_STORAGE_KEY) === null) return null;
  return (
    <Optional>
      <LastReceipt storage={storage} />
    </Optional>
  );
}
