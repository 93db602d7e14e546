import { nextTurn } from './next-turn';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Clicks and changes made before hydration, as recorded by `EARLY_PRESSES_SCRIPT`. */
interface EarlyPresses {
  readonly presses: readonly { readonly button: HTMLButtonElement; readonly name: string }[];
  /** Final values of the changed controls: whether it is checked, or its text. */
  readonly changes: ReadonlyMap<Control, boolean | string>;
  /** Stops recording: from now on the page handles both. */
  end(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Bypasses React's own setter: React would treat the value as set by itself and ignore the events. */
function writeValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Repeats the visitor's change of a control: React hydrated it with the final value without handling the change. */
function replayChange(control: Control, left: boolean | string): void {
  if (!control.isConnected) return;
  if (typeof left === 'boolean') {
    if (control instanceof HTMLInputElement) control.checked = !left;
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = '';
  writeValue(control, left);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Same as in `EARLY_PRESSES_SCRIPT`. */
const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') + button.textContent;

/**
 * Call after hydration. Repeats the early changes and clicks, each in a task of its own, because React handles a click
 * only after the script that made it. A button whose name has changed is skipped, because it does something else now:
 * "Add to cart" became "Remove from cart" if the product was already in the stored cart.
 */
export async function replayEarlyPresses(): Promise<void> {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  delete window.earlyPresses;
  earlyPresses.end();
  for (const [control, left] of earlyPresses.changes) {
    replayChange(control, left);
    await nextTurn();
  }
  for (const { button, name } of earlyPresses.presses) {
    button.removeAttribute('aria-busy');
    if (!button.isConnected || nameOf(button) !== name) continue;
    button.click();
    await nextTurn();
  }
}

/** Interval between attempts to submit a form whose code is loading. */
const RETRY_AFTER_MS = 50;

/**
 * For parts that hydrate later than the page: submitting a form without a handler would reload the page with the typed
 * text in its URL. It is submitted again instead, until its code has loaded. A form with an `action` works without
 * code.
 */
export function keepFormsUntilHydrated(): void {
  window.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    setTimeout(() => {
      if (form.isConnected) form.requestSubmit(submitter);
    }, RETRY_AFTER_MS);
  });
}
