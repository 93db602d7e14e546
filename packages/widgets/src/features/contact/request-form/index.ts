export { RequestFormWidget, type RequestFormWidgetProps } from './RequestFormWidget';
