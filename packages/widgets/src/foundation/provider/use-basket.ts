import { computed } from '@preact/signals-core';
import { useMemo, useSyncExternalStore } from 'react';
import { type StoreValues, useStore } from '../signals/use-signal-value';
import type { BasketKind, BasketStore } from '../stores';
import { useDiwan } from './diwan-context';

/** A basket's current lines and counts, and its actions. */
export type Basket = StoreValues<BasketStore>;

/** The visitor's cart or price box; the component re-renders when it changes. */
export const useBasket = (kind: BasketKind): Basket => useStore(useDiwan().stores.basket(kind));

/**
 * Whether any line of a basket contains the product; the component re-renders only when that changes. While its part of
 * the page hydrates it is false, as on the server: baskets may have been restored long before.
 */
export function useIsInBasket(kind: BasketKind, productId: number): boolean {
  const basket = useDiwan().stores.basket(kind);
  const { subscribe, isIn } = useMemo(() => {
    const isInNow = computed(() => basket.has(productId));
    return { subscribe: (onChange: () => void) => isInNow.subscribe(onChange), isIn: () => isInNow.peek() };
  }, [basket, productId]);
  // `useIsHydrating` is no use here: it would render every card twice.
  return useSyncExternalStore(subscribe, isIn, onServer);
}

const onServer = () => false;
