export { CategoriesOfShop } from './CategoriesOfShop';
export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { InCurrency } from './InCurrency';
export { createLazyClient, preloadClient } from './lazy-client';
export { type Basket, useBasket, useIsInBasket } from './use-basket';
export { useClient } from './use-client';
export type { FailureReport } from './use-failure-reports';
export { type LazyDialog, useLazyDialog } from './use-lazy-dialog';
