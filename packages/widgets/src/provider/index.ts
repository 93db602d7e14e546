export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { basketTarget, flyToBasket } from './fly-to-basket';
export { type PictureFile, pictureOf } from './picture-of';
export { createShopPaths, type ShopPaths } from './shop-paths';
export { type BasketButton, basketPath, basketWords, useBasketButton } from './use-basket-button';
export { type MoneyWords, useMoney } from './use-money';
