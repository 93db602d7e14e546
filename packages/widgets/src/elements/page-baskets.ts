import type { Client } from '@diwan/sdk';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type BasketKind, type BasketStore, browserStorage, createBasketStore } from '../stores';
import { reportBasket } from './reported-basket';

/** The baskets of a page: one of each kind for all its elements. */
export interface PageBaskets {
  /** The baskets as one element uses them: what a visitor does there is told by that element. */
  usedBy(element: HTMLElement): Readonly<Record<BasketKind, BasketStore>>;
}

/** Reads the baskets from storage; their changes are told to the page through `elements`. */
export function createPageBaskets(
  client: Pick<Client, 'items'>,
  elements: ReadonlySet<HTMLElement>,
): PageBaskets {
  const storage = browserStorage();
  const cart = createBasketStore({ kind: 'cart', storageKey: CART_STORAGE_KEY, storage, client });
  const priceBox = createBasketStore({
    kind: 'price-box',
    storageKey: PRICE_BOX_STORAGE_KEY,
    storage,
    client,
  });
  const reported = { cart: reportBasket(cart, elements), 'price-box': reportBasket(priceBox, elements) };
  cart.restore();
  priceBox.restore();
  return {
    usedBy: (element) => ({
      cart: reported.cart.usedBy(element),
      'price-box': reported['price-box'].usedBy(element),
    }),
  };
}
