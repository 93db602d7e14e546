import { type Client, createItemList, createReadCall, createSettings } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { ShopSettings } from '../provider';
import { createStores, type Stores } from '../stores';
import { reportBasket } from './reported-basket';

/** One shop as all elements of a page share it, on purpose: what is added in one shows in the others. */
export interface PageShop {
  /** Undefined until they arrive; widgets go by their defaults meanwhile. */
  readonly settings: ReadonlySignal<ShopSettings | undefined>;
  client(locale: Locale): Client;
  /** The shared baskets, with lists and messages of the element's own. */
  storesFor(element: HTMLElement, locale: Locale): Stores;
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

function createPageShop(apiBase: string): PageShop {
  const clients = new Map<Locale, Client>();
  const client = (locale: Locale): Client => {
    const known = clients.get(locale) ?? createElementClient(apiBase, locale);
    clients.set(locale, known);
    return known;
  };

  const shared = createStores({ client: client('en') });
  const elements = new Set<HTMLElement>();
  const cart = reportBasket(shared.cart, elements);
  const priceBox = reportBasket(shared.priceBox, elements);

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
    storesFor(element, locale) {
      const own = createStores({ client: client(locale) });
      const baskets = { cart: cart.usedBy(element), 'price-box': priceBox.usedBy(element) };
      return {
        ...own,
        cart: baskets.cart,
        priceBox: baskets['price-box'],
        basket: (kind) => baskets[kind],
        restore: shared.restore,
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
