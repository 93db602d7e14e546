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

/** The API resources checkout calls. */
export const checkoutApi = { resources: ['map', 'otp', 'orders'] } as const;

/** The state of a checkout and its actions. */
export type Checkout = StoreValues<CheckoutModel>;

/** Settings as a signal for the model: in a custom element they arrive after the first render. */
function useSettingsSignal(settings: ShopSettings): ReadonlySignal<ShopSettings> {
  const [current] = useState(() => signal(settings));
  useEffect(() => {
    current.value = settings;
  }, [current, settings]);
  useSignalValue(current);
  return current;
}

/** The visitor's checkout, persisted and shared between tabs. */
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
  // Starts before the first paint, so that an empty cart never shows a form. Signals alone are subscribed to only after
  // that.
  const [, setIsStarted] = useState(false);
  useBrowserLayoutEffect(() => {
    let stop = model.start();
    setIsStarted(true);
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop();
      stop = model.start();
    };
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pageshow', resume);
      stop();
    };
  }, [model]);
  // `totals()` depends on it, but isn't a signal.
  useSignalValue(promo.promo);
  return useStore(model);
}
