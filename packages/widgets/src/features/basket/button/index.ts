export { BasketButton, type BasketButtonProps } from './BasketButton';
export { type BasketButtonWidgetProps, CartButtonWidget, PriceBoxButtonWidget } from './BasketButtonWidget';
