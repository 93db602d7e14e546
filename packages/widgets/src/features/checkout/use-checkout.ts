import { newIdempotencyKey } from '@diwan/sdk';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../foundation/i18n';
import { type ShopSettings, useClient, useDiwan } from '../../foundation/provider';
import { type StoreValues, useStore } from '../../foundation/signals/use-signal-value';
import { CHECKOUT_TOAST_MS, type TextStorage } from '../../foundation/stores';
import { useBrowserLayoutEffect } from '../../foundation/ui/use-browser-layout-effect';
import { promoStoreOf } from '../basket/promo/promo-store';
import { type CheckoutModel, createCheckoutModel } from './checkout-model';
import { placedText } from './order-placed/placed-text';

/** The state of a checkout and its actions. */
export type CheckoutState = StoreValues<CheckoutModel>;

/** Settings as a signal for the model: in a custom element they arrive after the first render. */
function useSettingsSignal(settings: ShopSettings): ReadonlySignal<ShopSettings> {
  const [current] = useState(() => signal(settings));
  useEffect(() => {
    current.value = settings;
  }, [current, settings]);
  return current;
}

/** The visitor's checkout, persisted and shared between tabs. */
export function useCheckout({ storage, now }: { storage: TextStorage; now: () => number }): CheckoutState {
  const client = useClient('countries', 'otp', 'orders');
  const { stores, ...shop } = useDiwan();
  const settings = useSettingsSignal(shop.settings);
  const promo = promoStoreOf(stores);
  const { t } = useI18n();
  const isShown = useRef(false);
  const [model] = useState(() =>
    createCheckoutModel({
      client,
      cart: stores.cart,
      storage,
      settings,
      promo,
      onVerified: () =>
        stores.toasts.show(t('checkout:otp.success'), { delay: 0, duration: CHECKOUT_TOAST_MS }),
      onPlaced: stores.conversions.report,
      onReceipt(order) {
        // The visitor may have left while the order was being sent.
        if (isShown.current) return;
        stores.toasts.show(placedText(t, order), {
          delay: 0,
          duration: CHECKOUT_TOAST_MS,
          action: { label: t('checkout:success.show'), href: shop.paths.checkout },
        });
      },
      now,
      newKey: newIdempotencyKey,
    }),
  );
  // Starts before the first paint, so that an empty cart never shows a form. Signals alone are subscribed to only after
  // that.
  const [, setIsStarted] = useState(false);
  useBrowserLayoutEffect(() => {
    isShown.current = true;
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
      isShown.current = false;
    };
  }, [model]);
  return useStore(model);
}
