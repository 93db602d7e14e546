/** What screen readers were given to read lately, oldest first. */
export const announced = (urgency: 'polite' | 'assertive' = 'polite', within: ParentNode = document) =>
  [...within.querySelectorAll(`[aria-live="${urgency}"] p`)].map(({ textContent }) => textContent);
