export { type RequestFormProps, RequestFormWidget } from './RequestFormWidget';
