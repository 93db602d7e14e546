export { CheckoutWidget, type CheckoutWidgetProps } from './CheckoutWidget';
export { LastOrderWidget } from './order-placed/LastOrderWidget';
