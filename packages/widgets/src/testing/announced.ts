/** Recent screen reader announcements, oldest first. */
export const announced = (urgency: 'polite' | 'assertive' = 'polite', within: ParentNode = document) =>
  [...within.querySelectorAll(`[aria-live="${urgency}"] p`)].map(({ textContent }) => textContent);
