import type { Client } from '@diwan/sdk';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type BasketKind, type BasketStore, browserStorage, createBasketStore } from '../stores';
import { reportBasket } from './reported-basket';

/** The baskets of a page: one of each kind for all its elements. */
export interface PageBaskets {
  /** The baskets as one element uses them: what a visitor does there is told by that element. */
  usedBy(element: HTMLElement): Readonly<Record<BasketKind, BasketStore>>;
}

/** Runs `action` once the page's own scripts have had their turn, deferred ones too: they may listen to the baskets. */
function whenPageListens(action: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReady = document.readyState === 'complete' || Number(navigation?.domContentLoadedEventStart) > 0;
  if (isReady) action();
  else document.addEventListener('DOMContentLoaded', action, { once: true });
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
  whenPageListens(() => {
    cart.restore();
    priceBox.restore();
  });
  return {
    usedBy: (element) => ({
      cart: reported.cart.usedBy(element),
      'price-box': reported['price-box'].usedBy(element),
    }),
  };
}
