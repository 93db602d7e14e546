/** Whether the region overlaps the visibly focused element vertically. */
function coversFocus(region: Element): boolean {
  const focused = document.querySelector(':focus-visible');
  if (!focused || region.contains(focused)) return false;
  const one = region.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return one.top < other.bottom && other.top < one.bottom;
}

/**
 * Moves a region at the bottom of the window to its top, and back, whenever it would cover the keyboard focus (WCAG
 * 2.2, 2.4.11). Returns a function that stops it. Scrolling instead wouldn't work at the page's end or above a dialog.
 * Focus inside a custom element isn't detected.
 */
export function keepClearOfFocus(region: Element): () => void {
  // After the focused element has been scrolled into view.
  const makeWay = () =>
    requestAnimationFrame(() => coversFocus(region) && region.toggleAttribute('data-at-top'));
  makeWay();
  document.addEventListener('focusin', makeWay);
  return () => document.removeEventListener('focusin', makeWay);
}
