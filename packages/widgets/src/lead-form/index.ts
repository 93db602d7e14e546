export { LeadFormWidget } from './LeadFormWidget';
