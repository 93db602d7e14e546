export { basketTarget } from './basket-target';
export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { type Diwan, type ShopSettings, useDiwan } from './diwan-context';
export { type PictureFile, pictureOf } from './picture-of';
export { sendToBasket } from './send-to-basket';
export { createShopPaths, type ShopPaths } from './shop-paths';
export { type BasketButton, basketPath, basketWords, useBasketButton } from './use-basket-button';
export { type MoneyWords, useMoney } from './use-money';
