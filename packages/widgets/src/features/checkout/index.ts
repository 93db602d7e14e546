export { type CheckoutProps, CheckoutWidget } from './CheckoutWidget';
export { LastOrderWidget } from './order-placed/LastOrderWidget';
