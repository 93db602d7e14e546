export { CartLineView, type CartLineViewProps } from './CartLineView';
export { CartView, type CartViewProps, EmptyCartView } from './CartView';
export { CartWidget } from './CartWidget';
