/** A chunk of its own for the lead form: what it judges by is not needed to show it. */
export { validateLeadForm } from '@diwan/sdk/commerce';
