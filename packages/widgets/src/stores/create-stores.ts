import type { Client } from '@diwan/sdk';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type BasketChange, type BasketKind, type BasketStore, createBasketStore } from './basket-store';
import { type ConversionFeed, createConversionFeed } from './conversion-feed';
import type { ItemListClient } from './fresh-products';
import type { ItemListSource } from './item-list-store';
import { browserStorage, type TextStorage } from './storage';
import { createToastStore, type ToastStore } from './toast-store';

/** The state of one page: made per request on a server, once per page in a browser, never at import. */
export interface Stores {
  readonly cart: BasketStore;
  readonly priceBox: BasketStore;
  readonly toasts: ToastStore;
  /** Orders and quote requests as the shop accepts them. */
  readonly conversions: ConversionFeed;
  /** Where the baskets are kept, for models of features that outlive the page too. */
  readonly storage: TextStorage;
  /** For `createItemListStore`, whose code only pages with a list of products need. */
  readonly lists: ItemListSource;
  /** The basket a product's button serves. */
  basket(kind: BasketKind): BasketStore;
  /** The state of one feature: made when it is first asked for, and the same from then on. */
  feature<Store extends FeatureStore>(create: (setting: FeatureSetting) => Store): Store;
  /** Reads baskets and features from storage; to be called once hydration is over. */
  restore(): void;
  dispose(): void;
}

/** The resources a page has for its features, beside products. */
type FeatureClient = Partial<Omit<Client, 'items'>>;

/** What the state of a feature is made with. */
export interface FeatureSetting {
  readonly client: FeatureClient;
  readonly storage: TextStorage;
}

/** State of one feature that outlives its components. */
export interface FeatureStore {
  restore(): void;
  dispose(): void;
}

export type Baskets = Readonly<Record<BasketKind, BasketStore>>;

/** Both baskets over one storage. */
export function createBaskets({
  client,
  storage = browserStorage(),
  onChange,
}: {
  client: ItemListClient;
  storage?: TextStorage;
  /** Called once for every change of either basket, wherever it comes from. */
  onChange?: (change: BasketChange) => void;
}): Baskets {
  const basketOf = (kind: BasketKind, storageKey: string) =>
    createBasketStore({ kind, storageKey, storage, client, onChange });
  return {
    cart: basketOf('cart', CART_STORAGE_KEY),
    'price-box': basketOf('price-box', PRICE_BOX_STORAGE_KEY),
  };
}

/**
 * All stores of a page. Several sets may share `baskets`; `dispose()` then ends them for all.
 */
export function createStores({
  client,
  storage = browserStorage(),
  baskets = createBaskets({ client, storage }),
}: {
  client: ItemListClient & FeatureClient;
  storage?: TextStorage;
  baskets?: Baskets;
}): Stores {
  const { cart, 'price-box': priceBox } = baskets;
  const toasts = createToastStore();
  const conversions = createConversionFeed();
  const features = new Map<unknown, FeatureStore>();
  let isRestored = false;

  return {
    cart,
    priceBox,
    storage,
    toasts,
    conversions,
    lists: { client, seen: new Map() },
    basket: (kind) => baskets[kind],
    feature<Store extends FeatureStore>(create: (setting: FeatureSetting) => Store): Store {
      const known = features.get(create) as Store | undefined;
      if (known) return known;
      const made = create({ client, storage });
      features.set(create, made);
      if (isRestored) made.restore();
      return made;
    },
    restore() {
      cart.restore();
      priceBox.restore();
      isRestored = true;
      for (const feature of features.values()) feature.restore();
    },
    dispose() {
      cart.dispose();
      priceBox.dispose();
      for (const feature of features.values()) feature.dispose();
      toasts.dispose();
    },
  };
}
