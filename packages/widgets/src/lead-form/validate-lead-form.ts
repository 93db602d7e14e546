/** A chunk of its own: the rules are not needed to show the form. */
export { validateLeadForm } from '@diwan/sdk/commerce';
