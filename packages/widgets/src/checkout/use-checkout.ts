import { newIdempotencyKey } from '@diwan/sdk';
import type { Promo } from '@diwan/sdk/contract';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { type StoreValues, useClient, useDiwan, useStore } from '../provider';
import { browserStorage, type TextStorage } from '../stores';
import { type CheckoutModel, createCheckoutModel } from './checkout-model';

/** What a checkout asks the shop for. */
export const checkoutApi = { resources: ['map', 'otp', 'orders'] } as const;

/** The state of a checkout and its verbs. */
export type Checkout = StoreValues<CheckoutModel>;

const noPromo: ReadonlySignal<Promo | null> = signal(null);

/** The checkout of this visitor, kept in storage and shared with other tabs. */
export function useCheckout({
  storage,
  now,
  promo = noPromo,
  onPromoRefused,
}: {
  storage: TextStorage | undefined;
  now: () => number;
  promo?: ReadonlySignal<Promo | null> | undefined;
  onPromoRefused?: ((message: string | undefined) => void) | undefined;
}): Checkout {
  const client = useClient(checkoutApi);
  const { stores, settings } = useDiwan();
  const [model] = useState(() =>
    createCheckoutModel({
      client,
      cart: stores.cart,
      storage: storage ?? browserStorage(),
      settings,
      promo,
      onPromoRefused: onPromoRefused ?? (() => {}),
      now,
      newKey: newIdempotencyKey,
    }),
  );
  useEffect(() => model.start(), [model]);
  return useStore(model);
}
