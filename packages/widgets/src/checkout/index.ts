export { CheckoutWidget, type CheckoutWidgetProps } from './CheckoutWidget';
