import { type Client, createItemList, createReadCall, createSettings } from '@diwan/sdk';
import { CART_STORAGE_KEY, type Locale, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { ShopSettings } from '../provider';
import {
  type BasketKind,
  browserStorage,
  createItemListStore,
  createToastStore,
  type Stores,
} from '../stores';
import { openingBasket } from './opening-basket';
import type { PageBaskets } from './page-baskets';

/** One shop as all elements of a page share it, on purpose: what is added in one shows in the others. */
export interface PageShop {
  /** Undefined until they arrive; widgets go by their defaults meanwhile. */
  readonly settings: ReadonlySignal<ShopSettings | undefined>;
  client(locale: Locale): Client;
  /**
   * Fetches and opens the shared baskets, which takes a moment the first time.
   * @throws when the code can't be fetched; the next call tries again
   */
  openBaskets(): Promise<PageBaskets>;
  /**
   * The shared baskets, with lists and messages of the element's own. `restore()` opens the baskets when storage holds
   * some; `showsBaskets`: in any case.
   */
  storesFor(element: HTMLElement, locale: Locale, options: { showsBaskets: boolean }): Stores;
  /** Says that an element is on the page, until the returned function is called. */
  join(element: HTMLElement): () => void;
}

/**
 * A client with what the elements call. The full one would be downloaded by every page that shows a single list.
 */
function createElementClient(baseUrl: string, locale: Locale): Client {
  const call = createReadCall({ baseUrl, locale });
  const resources = { items: { list: createItemList(call) }, settings: createSettings(call) };
  return resources as Partial<Client> as Client;
}

/** Runs `action` the first time only. */
function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function createPageShop(apiBase: string): PageShop {
  const clients = new Map<Locale, Client>();
  const client = (locale: Locale): Client => {
    const known = clients.get(locale) ?? createElementClient(apiBase, locale);
    clients.set(locale, known);
    return known;
  };

  const elements = new Set<HTMLElement>();
  const baskets = signal<PageBaskets | undefined>(undefined);
  const openBaskets = async (): Promise<PageBaskets> => {
    // Most visitors of a partner's page only look.
    const { createPageBaskets } = await import('./page-baskets');
    baskets.value ??= createPageBaskets(client('en'), elements);
    return baskets.value;
  };
  const openSoon = () => void openBaskets().catch(() => {});
  const openIfAnythingIsStored = once(() => {
    const storage = browserStorage();
    for (const key of [CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY]) {
      if (storage.read(key) !== null) openSoon();
      // Another tab may be the first to add something.
      else storage.subscribe(key, openSoon);
    }
  });

  const settings = signal<ShopSettings | undefined>(undefined);
  // Prices are shown by default settings when the shop cannot say: that is not worth a message.
  client('en')
    .settings.get()
    .then(
      (answer) => {
        settings.value = answer;
      },
      () => {},
    );

  return {
    settings,
    client,
    openBaskets,
    storesFor(element, locale, { showsBaskets }) {
      const restore = showsBaskets ? openSoon : openIfAnythingIsStored;
      const basketOf = (kind: BasketKind) =>
        openingBasket(kind, {
          opened: computed(() => baskets.value?.usedBy(element)[kind]),
          open: async () => (await openBaskets()).usedBy(element)[kind],
          restore,
        });
      const byKind = { cart: basketOf('cart'), 'price-box': basketOf('price-box') };
      const toasts = createToastStore();
      const seenLists = new Map();
      return {
        cart: byKind.cart,
        priceBox: byKind['price-box'],
        basket: (kind) => byKind[kind],
        toasts,
        itemList: () => createItemListStore(client(locale), seenLists),
        restore,
        dispose: toasts.dispose,
      };
    },
    join(element) {
      elements.add(element);
      return () => elements.delete(element);
    },
  };
}

const shops = new Map<string, PageShop>();

/** The page's shop behind an API. */
export function pageShop(apiBase: string): PageShop {
  const shop = shops.get(apiBase) ?? createPageShop(apiBase);
  shops.set(apiBase, shop);
  return shop;
}
