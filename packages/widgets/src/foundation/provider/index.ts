export { CategoriesOfShop } from './CategoriesOfShop';
export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { InCurrency } from './InCurrency';
export { type Basket, useBasket, useIsInBasket } from './use-basket';
export { type CallsApi, type ResourceName, useClient } from './use-client';
export type { FailureReport } from './use-failure-reports';
export { type LazyDialog, useLazyDialog } from './use-lazy-dialog';
