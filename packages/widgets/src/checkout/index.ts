export { CheckoutSkeleton } from './CheckoutSkeleton';
export { CheckoutWidget, type CheckoutWidgetProps } from './CheckoutWidget';
