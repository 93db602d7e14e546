export { RequestFormSkeleton } from './RequestFormSkeleton';
export { RequestFormWidget, type RequestFormWidgetProps, requestFormApi } from './RequestFormWidget';
