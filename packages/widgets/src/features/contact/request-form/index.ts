export { RequestFormSkeleton } from './RequestFormSkeleton';
export { RequestFormWidget, type RequestFormWidgetProps } from './RequestFormWidget';
