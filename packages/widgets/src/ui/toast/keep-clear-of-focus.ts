/** Whether the region is as high up as what has the focus visibly. */
function coversFocus(region: Element): boolean {
  const focused = document.querySelector(':focus-visible');
  if (!focused || region.contains(focused)) return false;
  const one = region.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return one.top < other.bottom && other.top < one.bottom;
}

/**
 * Moves a region that floats at the foot of the window to its top, and back, where it would cover what the keyboard is
 * at (WCAG 2.2, 2.4.11), until the returned function is called. Scrolling wouldn't do: not at the page's end, and not
 * above a dialog. What has the focus inside of a custom element isn't seen.
 */
export function keepClearOfFocus(region: Element): () => void {
  // What gets the focus is scrolled into view first.
  const makeWay = () =>
    requestAnimationFrame(() => coversFocus(region) && region.toggleAttribute('data-at-top'));
  makeWay();
  document.addEventListener('focusin', makeWay);
  return () => document.removeEventListener('focusin', makeWay);
}
