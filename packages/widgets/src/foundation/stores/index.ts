export type { AddOutcome, BasketAddition, BasketChange, BasketKind, BasketStore, Undo } from './basket-store';
export type { Conversion, ConversionFeed, OrderConversion, QuoteConversion } from './conversion-feed';
export {
  type Baskets,
  createBaskets,
  createStores,
  type FeatureSetting,
  type FeatureStore,
  type Stores,
} from './create-stores';
export { type Failure, failureOf } from './failure';
export type { ItemListClient } from './fresh-products';
export {
  createItemListStore,
  type ItemListSource,
  type ItemListStore,
  type ItemQuery,
} from './item-list-store';
export { type FoundLines, linesOfChoices } from './lines-of-choices';
export {
  createListStore,
  type ListPage,
  type ListSnapshot,
  type ListStart,
  type ListStatus,
  type ListStore,
  queryKey,
} from './list-store';
export { browserStorage, memoryStorage, type TextStorage } from './storage';
export { CHECKOUT_TOAST_MS, type Toast, type ToastOptions, type ToastStore } from './toast-store';
