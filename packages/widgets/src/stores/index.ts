export type { BasketKind, BasketStore, Undo } from './basket-store';
export { createStores, type Stores } from './create-stores';
export { type ItemListStore, type ItemQuery, visitorMessage } from './item-list-store';
export { createListStore, type ListPage, type ListStatus, type ListStore } from './list-store';
export { browserStorage, memoryStorage, type TextStorage } from './storage';
export type { Toast, ToastOptions, ToastStore } from './toast-store';
