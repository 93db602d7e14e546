export { BasketButton, type BasketButtonProps } from './BasketButton';
export { CartButton, type CartButtonProps, PriceBoxButton } from './CartButton';
