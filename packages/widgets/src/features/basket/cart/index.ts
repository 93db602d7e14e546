export { CartWidget, type CartWidgetProps } from './CartWidget';
