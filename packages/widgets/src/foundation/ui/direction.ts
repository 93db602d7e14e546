/** Whether an element's text direction is right to left, also inside shadow roots. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
