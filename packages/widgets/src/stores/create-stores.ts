import type { Client } from '@diwan/sdk';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type BasketKind, type BasketStore, createBasketStore } from './basket-store';
import { createItemListStore, type ItemListStore } from './item-list-store';
import { browserStorage, type TextStorage } from './storage';
import { createToastStore, type ToastStore } from './toast-store';

/** The state of one page: made per request on a server, once per page in a browser, never at import. */
export interface Stores {
  readonly cart: BasketStore;
  readonly priceBox: BasketStore;
  readonly toasts: ToastStore;
  /** The basket a product's button serves. */
  basket(kind: BasketKind): BasketStore;
  /** A list of products of its own; all lists share the pages they have seen, for the way back. */
  itemList(): ItemListStore;
  /** Reads the baskets from storage; to be called once hydration is over. */
  restore(): void;
  dispose(): void;
}

export function createStores({
  client,
  storage = browserStorage(),
}: {
  client: Pick<Client, 'items'>;
  storage?: TextStorage;
}): Stores {
  const cart = createBasketStore({ kind: 'cart', storageKey: CART_STORAGE_KEY, storage, client });
  const priceBox = createBasketStore({
    kind: 'price-box',
    storageKey: PRICE_BOX_STORAGE_KEY,
    storage,
    client,
  });
  const toasts = createToastStore();
  const baskets: Record<BasketKind, BasketStore> = { cart, 'price-box': priceBox };
  const seenLists = new Map();

  return {
    cart,
    priceBox,
    toasts,
    basket: (kind) => baskets[kind],
    itemList: () => createItemListStore(client, seenLists),
    restore() {
      cart.restore();
      priceBox.restore();
    },
    dispose() {
      cart.dispose();
      priceBox.dispose();
      toasts.dispose();
    },
  };
}
