function overlap(one: Element, other: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  const place = other.getBoundingClientRect();
  return top < place.bottom && place.top < bottom;
}

/** Whether the region overlaps the visibly focused element vertically. */
function coversFocus(region: Element): boolean {
  const focused = document.querySelector(':focus-visible');
  return focused !== null && !region.contains(focused) && overlap(region, focused);
}

/** Whether the region covers the buttons of a banner at the bottom of the window. */
function coversBanner(region: Element): boolean {
  const banner = document.querySelector('[data-bottom-banner]');
  return banner !== null && overlap(region, banner);
}

/**
 * Moves a region at the bottom of the window to its top, and back, whenever it would cover the keyboard focus (WCAG
 * 2.2, 2.4.11) or a banner that asks for something. Returns a function that stops it. Scrolling instead wouldn't work
 * at the page's end or above a dialog. Focus inside a custom element isn't detected.
 */
export function keepClearOfFocus(region: Element): () => void {
  // After the focused element has been scrolled into view.
  const makeWay = () =>
    requestAnimationFrame(
      () => (coversFocus(region) || coversBanner(region)) && region.toggleAttribute('data-at-top'),
    );
  makeWay();
  document.addEventListener('focusin', makeWay);
  return () => document.removeEventListener('focusin', makeWay);
}
