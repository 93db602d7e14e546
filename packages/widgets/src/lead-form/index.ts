export { ElementLeadForm } from './ElementLeadForm';
export { LeadFormWidget } from './LeadFormWidget';
