export { ReceivedBasketWidget, type ReceivedBasketWidgetProps } from './ReceivedBasketWidget';
