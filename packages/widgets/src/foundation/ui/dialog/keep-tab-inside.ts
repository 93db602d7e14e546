/** Whether a visible element is a tab stop: a control, or a keyboard-focusable scroll container. */
function isStop(element: HTMLElement): boolean {
  if (element.matches(':disabled')) return false;
  if (element.tabIndex >= 0) return true;
  const isScrolled = element.scrollHeight > element.clientHeight;
  return (
    isScrolled &&
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') === null
  );
}

const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('*:not([inert], [inert] *)')].filter(
    (element) =>
      // Older browsers don't have `checkVisibility`.
      isStop(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false,
  );

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Browsers stop only once in a group of radio buttons. */
const areOneStop = (one: HTMLElement, other: HTMLElement): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name;

/**
 * `keydown` handler of a modal dialog that wraps Tab from its last control to its first, and back. By default browsers
 * include the inert page behind it in the cycle, where screen readers read nothing and clicks do nothing.
 */
export function keepTabInside(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = stopsIn(dialog);
  const focused = dialog.querySelector<HTMLElement>(':focus') ?? dialog;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (stop: HTMLElement) =>
    (focused.compareDocumentPosition(stop) & ahead) !== 0 && !areOneStop(focused, stop);
  if (stops.some(isAhead)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
