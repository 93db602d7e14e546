export { ImportedBasket, type ImportedBasketProps } from './ImportedBasket';
