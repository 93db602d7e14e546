export { BasketHead } from './BasketHead';
export { BasketLines } from './BasketLines';
export { BasketSkeleton } from './BasketSkeleton';
export { basketLabels, basketPath } from './basket-labels';
export { basketTarget } from './basket-target';
export { EmptyBasket } from './EmptyBasket';
export { type Addition, useAddToBasket } from './use-add-to-basket';
export { type BasketButton, useBasketButton } from './use-basket-button';
export { type UsedBasketLines, useBasketLines } from './use-basket-lines';
