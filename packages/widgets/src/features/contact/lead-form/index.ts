export { LeadFormWidget, leadFormApi } from './LeadFormWidget';
