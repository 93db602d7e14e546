/** Whether the region lies over what has the focus visibly, inside of custom elements too. */
function coversFocus(region: Element): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return false;
  const one = region.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/**
 * Moves a region that floats at the foot of the window to its top, and back, where it would cover what the keyboard is
 * at (WCAG 2.2, 2.4.11), until the returned function is called. Scrolling wouldn't do: not at the page's end, and not
 * above a dialog.
 */
export function keepClearOfFocus(region: Element): () => void {
  // What gets the focus is scrolled into view first.
  const makeWay = () =>
    requestAnimationFrame(() => coversFocus(region) && region.toggleAttribute('data-at-top'));
  makeWay();
  document.addEventListener('focusin', makeWay);
  return () => document.removeEventListener('focusin', makeWay);
}
