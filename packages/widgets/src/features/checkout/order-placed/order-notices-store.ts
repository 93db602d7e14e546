import type { FeatureStore, Stores } from '../../../foundation/stores';

/** Which parts of the page say that an order was placed, so that no toast repeats it. */
export interface OrderNotices extends FeatureStore {
  /**
   * Adds a part of the page that names an order as soon as it is placed.
   * @param isNaming whether it does at the moment
   * @returns a function that removes it
   */
  add(isNaming: () => boolean): () => void;
  /** Whether a part of the page names an order placed now. */
  isNamed(): boolean;
}

function createOrderNotices(): OrderNotices {
  const parts = new Set<() => boolean>();
  return {
    add(isNaming) {
      parts.add(isNaming);
      return () => void parts.delete(isNaming);
    },
    isNamed: () => [...parts].some((isNaming) => isNaming()),
    restore() {},
    dispose: () => parts.clear(),
  };
}

export const orderNoticesOf = (stores: Stores): OrderNotices => stores.feature(createOrderNotices);
