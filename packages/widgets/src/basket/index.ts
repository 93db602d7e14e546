export { BasketHead } from './BasketHead';
export { BasketLines } from './BasketLines';
export { BasketSkeleton } from './BasketSkeleton';
export { basketTarget } from './basket-target';
export { EmptyBasket } from './EmptyBasket';
export { sendToBasket } from './send-to-basket';
export { type BasketButton, basketPath, basketWords, useBasketButton } from './use-basket-button';
export { type UsedBasketLines, useBasketLines } from './use-basket-lines';
