export { CategoriesOfShop } from './CategoriesOfShop';
export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { type PictureFile, pictureOf } from './picture-of';
export {
  CHOICES_PARAM,
  createShopPaths,
  EDITED_LINE_PARAM,
  QUANTITY_PARAM,
  SEARCH_PARAM,
  type ShopPaths,
} from './shop-paths';
export { type Basket, useBasket, useIsInBasket } from './use-basket';
export { type CallsApi, type ResourceName, useClient } from './use-client';
export { useDays } from './use-days';
export { type IdempotencyKeys, useIdempotencyKeys } from './use-idempotency-keys';
export { type Loaded, useLoaded } from './use-loaded';
export { type MoneyWords, useMoney } from './use-money';
export { type StoreValues, useSignalValue, useStore } from './use-signal-value';
