export { type LeadFields, LeadFormView, type LeadFormViewProps } from './LeadFormView';
export { LeadFormWidget } from './LeadFormWidget';
