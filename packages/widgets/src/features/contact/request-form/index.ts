export { RequestForm, type RequestFormProps } from './RequestForm';
