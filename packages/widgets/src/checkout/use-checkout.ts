import { newIdempotencyKey } from '@diwan/sdk';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { promoStoreOf } from '../promo';
import {
  type ShopSettings,
  type StoreValues,
  useClient,
  useDiwan,
  useSignalValue,
  useStore,
} from '../provider';
import { browserStorage, type TextStorage } from '../stores';
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect';
import { type CheckoutModel, createCheckoutModel } from './checkout-model';

/** What a checkout asks the shop for. */
export const checkoutApi = { resources: ['map', 'otp', 'orders'] } as const;

/** The state of a checkout and its verbs. */
export type Checkout = StoreValues<CheckoutModel>;

/** Settings for a model that outlives them: in an element they arrive after the first rendering. */
function useSettingsSignal(settings: ShopSettings): ReadonlySignal<ShopSettings> {
  const [current] = useState(() => signal(settings));
  useEffect(() => {
    current.value = settings;
  }, [current, settings]);
  useSignalValue(current);
  return current;
}

/** The checkout of this visitor, kept in storage and shared with other tabs. */
export function useCheckout({
  storage,
  now,
}: {
  storage: TextStorage | undefined;
  now: () => number;
}): Checkout {
  const client = useClient(checkoutApi);
  const { stores, ...shop } = useDiwan();
  const settings = useSettingsSignal(shop.settings);
  const promo = promoStoreOf(stores);
  const [model] = useState(() =>
    createCheckoutModel({
      client,
      cart: stores.cart,
      storage: storage ?? browserStorage(),
      settings,
      promo,
      onPlaced: stores.conversions.report,
      now,
      newKey: newIdempotencyKey,
    }),
  );
  // Before anything is painted: there is no form to promise where the cart is known to be empty. Signals alone are
  // followed only after that.
  const [, setIsStarted] = useState(false);
  useBrowserLayoutEffect(() => {
    model.start();
    setIsStarted(true);
  }, [model]);
  // `totals()` depends on it, and is no signal itself.
  useSignalValue(promo.promo);
  return useStore(model);
}
