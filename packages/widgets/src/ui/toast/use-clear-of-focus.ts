import { type RefObject, useEffect } from 'react';

/** The element that has the focus, inside custom elements too. */
function focusedElement(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

function covers(region: Element, focused: Element): boolean {
  const above = region.getBoundingClientRect();
  const below = focused.getBoundingClientRect();
  return (
    above.top < below.bottom &&
    below.top < above.bottom &&
    above.left < below.right &&
    below.left < above.right
  );
}

/**
 * Moves a region that floats at the foot of the window to its top, and back, where it would cover what the keyboard is
 * at (WCAG 2.2, 2.4.11). Scrolling wouldn't do: not at the page's end, and not below a dialog's content.
 * @param newest changes with what the region shows; undefined while it is empty
 */
export function useClearOfFocus(element: RefObject<HTMLElement | null>, newest: unknown): void {
  useEffect(() => {
    const { current: region } = element;
    if (!region) return;
    if (newest === undefined) return region.removeAttribute('data-at-top');
    const makeWay = () => {
      const focused = focusedElement();
      if (!focused?.matches(':focus-visible') || region.contains(focused) || !covers(region, focused)) return;
      region.toggleAttribute('data-at-top');
      // Taller than what lies between both places: the foot of the window is where it is looked for.
      if (covers(region, focused)) region.removeAttribute('data-at-top');
    };
    // What gets the focus is scrolled into view first.
    let frame = requestAnimationFrame(makeWay);
    const onFocus = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(makeWay);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [element, newest]);
}
