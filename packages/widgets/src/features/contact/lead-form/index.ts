export { LeadForm, LeadFormWidget, missingForm } from './LeadFormWidget';
