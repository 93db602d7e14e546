import { type Signal, signal } from '@preact/signals-core';
import { useState, useSyncExternalStore } from 'react';
import type { Purchase } from '../product';
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect';

/** What a part of the page needs to add the product. */
export interface ProductAddition extends Pick<Purchase, 'kind' | 'isEditing'> {
  readonly add: () => void;
}

/** One object for as long as the page is there: a part that hydrates late may not get other props before. */
export interface LatePurchase {
  /** As the server rendered it. */
  readonly opening: ProductAddition;
  readonly present: Signal<ProductAddition>;
}

/** Passes the purchase on to a part that hydrates late. */
export function useLatePurchase({ kind, isEditing }: Purchase, add: () => void): LatePurchase {
  const [late] = useState(() => {
    const opening = { kind, isEditing, add };
    return { opening, present: signal<ProductAddition>(opening) };
  });
  useBrowserLayoutEffect(() => {
    late.present.value = { kind, isEditing, add };
  });
  return late;
}

/** The purchase as it is now; while the part hydrates, as the server rendered it. */
export const usePresentPurchase = ({ opening, present }: LatePurchase): ProductAddition =>
  useSyncExternalStore(
    (onChange) => present.subscribe(onChange),
    () => present.peek(),
    () => opening,
  );
