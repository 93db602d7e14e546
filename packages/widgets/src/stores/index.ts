export { type BasketKind, type BasketStore, createBasketStore, type Undo } from './basket-store';
export { createStores, type Stores } from './create-stores';
export { createItemListStore, type ItemListStore, type ItemQuery, visitorMessage } from './item-list-store';
export { createListStore, type ListPage, type ListStatus, type ListStore } from './list-store';
export { browserStorage, memoryStorage, type TextStorage } from './storage';
export { createToastStore, type Toast, type ToastOptions, type ToastStore } from './toast-store';
