export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { CategoriesOfShop, InCurrency, InSettings } from './InSettings';
export { createLazyClient, createReportingClient, preloadClient } from './lazy-client';
export { type Basket, useBasket, useIsInBasket } from './use-basket';
export { useClient } from './use-client';
export type { FailureReport } from './use-failure-reports';
export { type LazyDialog, useLazyDialog } from './use-lazy-dialog';
export { WidgetsProvider, type WidgetsProviderProps } from './WidgetsProvider';
