export { LeadForm, LeadFormWidget, leadFormApi, missingForm } from './LeadFormWidget';
