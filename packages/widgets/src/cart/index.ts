export { CartLineView, type CartLineViewProps } from './CartLineView';
export { CartView, type CartViewProps, EmptyCartView } from './CartView';
export { CartWidget, type CartWidgetProps } from './CartWidget';
