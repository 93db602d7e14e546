export { Checkout, type CheckoutProps } from './Checkout';
export { LastOrder } from './order-placed/LastOrder';
