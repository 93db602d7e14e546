import { nextTurn } from './next-turn';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor presses and changes before the page's scripts are there, as the document's own script notes it. */
interface EarlyPresses {
  readonly presses: readonly { readonly button: HTMLButtonElement; readonly name: string }[];
  /** What controls were left at: whether it is checked, or its text. */
  readonly changes: ReadonlyMap<Control, boolean | string>;
  /** Both belong to the page from now on. */
  end(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Past React's own setter, which would take the value for one that it has set itself. */
function writeValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Changes a control as the visitor did. React has taken over what they left it at without acting on it. */
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

/** As the document's script notes it. */
const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') + button.textContent;

/**
 * Once hydrated: changes what was changed and presses what was pressed too early, each in a turn of its own, since React
 * acts on a press after the script that made it. A button that has another name by now does something else: "Add to cart"
 * became "Remove from cart", since the product was in the stored cart already.
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

/** Between two tries to send a form whose code is on its way. */
const AGAIN_AFTER_MS = 50;

/**
 * For parts that hydrate later than the page: a form that nobody takes would reload the page with what was typed in its
 * address. It is sent again instead, until its code is there. A form with an `action` works without any.
 */
export function keepFormsUntilHydrated(): void {
  window.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    setTimeout(() => {
      if (form.isConnected) form.requestSubmit(submitter);
    }, AGAIN_AFTER_MS);
  });
}
