/** Whether text runs right to left where the element stands, also inside shadow roots. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
