export { KnownLeadForm, LeadForm, missingForm } from './LeadForm';
