/** In its own chunk: validation isn't needed to show the form. */
export { validateLeadForm } from '@diwan/sdk/commerce';
