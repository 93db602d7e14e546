export { type CartProps, CartWidget } from './CartWidget';
