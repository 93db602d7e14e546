import type { Client } from '@diwan/sdk';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import {
  type BasketAddition,
  type BasketChange,
  type BasketKind,
  type BasketStore,
  createBasketStore,
} from './basket-store';
import { type ConversionFeed, createConversionFeed } from './conversion-feed';
import type { ItemListClient } from './fresh-products';
import type { ItemListSource } from './item-list-store';
import { browserStorage, type TextStorage } from './storage';
import { createToastStore, type ToastStore } from './toast-store';

/** The state of one page: created per request on a server and once per page in a browser, never at import. */
export interface Stores {
  readonly cart: BasketStore;
  readonly priceBox: BasketStore;
  readonly toasts: ToastStore;
  /** Orders and quote requests accepted by the shop. */
  readonly conversions: ConversionFeed;
  /** The storage of the baskets, for other persisted models too. */
  readonly storage: TextStorage;
  /** The options of `createItemListStore`, whose code only pages with product lists need. */
  readonly lists: ItemListSource;
  /** The basket of a kind. */
  basket(kind: BasketKind): BasketStore;
  /** The state of one feature, created on first call. */
  feature<Store extends FeatureStore>(create: (setting: FeatureSetting) => Store): Store;
  /** Reads baskets and features from storage. Call after hydration. */
  restore(): void;
  dispose(): void;
}

/** Resources available to features, besides products. */
type FeatureClient = Partial<Omit<Client, 'items'>>;

/** Passed to the factory of a feature's state. */
export interface FeatureSetting {
  readonly client: FeatureClient;
  readonly storage: TextStorage;
}

/** A feature's state that outlives its components. */
export interface FeatureStore {
  restore(): void;
  dispose(): void;
}

export type Baskets = Readonly<Record<BasketKind, BasketStore>>;

/** Both baskets on one storage. */
export function createBaskets({
  client,
  storage = browserStorage(),
  onChange,
  mayAdd,
}: {
  client: ItemListClient;
  storage?: TextStorage;
  /** Called once for every change of either basket, from any source. */
  onChange?: (change: BasketChange) => void;
  /** Asked before a product is added to either. */
  mayAdd?: (addition: BasketAddition) => boolean;
}): Baskets {
  const basketOf = (kind: BasketKind, storageKey: string) =>
    createBasketStore({ kind, storageKey, storage, client, onChange, mayAdd });
  return {
    cart: basketOf('cart', CART_STORAGE_KEY),
    'price-box': basketOf('price-box', PRICE_BOX_STORAGE_KEY),
  };
}

/** All stores of a page. Several sets may share `baskets`, which `dispose()` then leaves alone. */
export function createStores({
  client,
  storage = browserStorage(),
  baskets: shared,
}: {
  client: ItemListClient & FeatureClient;
  storage?: TextStorage;
  baskets?: Baskets;
}): Stores {
  const baskets = shared ?? createBaskets({ client, storage });
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
    lists: { client, seen: new Map(), shown: new Set() },
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
      if (!shared) for (const basket of [cart, priceBox]) basket.dispose();
      for (const feature of features.values()) feature.dispose();
      toasts.dispose();
    },
  };
}
