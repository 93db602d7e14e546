import { orderTotals, type PromoEffect, pricedLines } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { useEffect } from 'react';
import { useBasket, useDiwan } from '../../../foundation/provider';
import { useSignalValue } from '../../../foundation/signals/use-signal-value';
import { type PromoState, type PromoStore, promoStoreOf } from './promo-store';

export interface UsedPromo extends Pick<PromoStore, 'apply' | 'clear'> {
  readonly state: PromoState;
  readonly promo: Promo | null;
  /** The promo's effect on the current cart. */
  readonly effect: PromoEffect;
}

/** The visitor's promo code, checked as soon as there is a cart it could apply to. */
export function usePromo(): UsedPromo {
  const { stores, settings } = useDiwan();
  const { availableLines } = useBasket('cart');
  const { state: stateSignal, promo: promoSignal, check, retry, apply, clear } = promoStoreOf(stores);
  const state = useSignalValue(stateSignal);
  const promo = useSignalValue(promoSignal);
  const isWaitingForCart = state.status === 'stored' && availableLines.length > 0;

  useEffect(() => {
    if (isWaitingForCart) void check();
  }, [isWaitingForCart, check]);

  useEffect(() => {
    const arrival = stateSignal.peek();
    // The field in which a code was missing was another one.
    if (arrival.status === 'refused' && arrival.refusal.reason === 'empty') clear();
    // Perhaps it can be by now, as on the next page.
    void retry();
  }, [stateSignal, clear, retry]);

  return {
    state,
    promo,
    effect: orderTotals({ lines: pricedLines(availableLines), settings, promo }).promo,
    apply,
    clear,
  };
}
