import { useEffect } from 'react';
import { useBasket, useDiwan } from '../../../foundation/provider';
import { lazyWithPreload, Optional } from '../../../foundation/ui/deferred';
import { CHECKOUT_STORAGE_KEY } from '../checkout-record-store';
import { orderNoticesOf } from './order-notices-store';
import type { LastOrderOptions } from './use-last-order';

const LastOrder = lazyWithPreload<LastOrderOptions>(() =>
  import('../LaterSteps').then((module) => ({ default: module.LastOrder })),
);

/** Next to an empty cart: the order placed on this device in the last 24 hours, if any, with its receipt. */
export function LastOrderWidget() {
  const { stores } = useDiwan();
  const { storage } = stores;
  const cart = useBasket('cart');
  useEffect(() => orderNoticesOf(stores).add(() => stores.cart.lines.peek().length === 0), [stores]);
  if (!cart.isRestored || cart.lines.length > 0 || storage.read(CHECKOUT_STORAGE_KEY) === null) return null;
  return (
    <Optional>
      <LastOrder storage={storage} />
    </Optional>
  );
}
