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

/** Those React takes over a page for, of its own list. */
const PRESS_EVENTS = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'touchstart',
    'touchend',
    'touchcancel',
    'mousedown',
    'mouseup',
  ],
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'input', 'change'],
  ...['compositionstart', 'compositionend', 'copy', 'cut', 'paste', 'dragstart', 'dragend', 'drop'],
];

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Part of the document, so that no press is lost between the first view and hydration. A button followed by a panel
 * marked `data-early` shows that panel at once, with the focus in its field; any other button waits, visibly, for
 * `replayEarlyPresses`. Presses of an impatient visitor count once, except on a button marked `data-each-press`. Forms
 * aren't sent: the browser would reload the page with what was typed in its address.
 *
 * None of a press's events reaches React before: for the first it would hydrate the whole page in one go, and the
 * screen would answer after that. Links, fields and scrolling are the browser's meanwhile.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  const presses = [];
  const changes = new Map();
  const ended = new AbortController();
  const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: ended.signal });
  const press = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    const own = button.closest('[data-early]');
    const panel = own || button.nextElementSibling;
    if (panel && panel.matches('[data-early]')) {
      panel.hidden = Boolean(own);
      const field = panel.querySelector('input');
      if (field && !own) field.focus();
    } else if ('eachPress' in button.dataset || !presses.some((press) => press.button === button)) {
      button.setAttribute('aria-busy', 'true');
      presses.push({ button, name: button.getAttribute('aria-label') + button.textContent });
    }
  };
  const change = ({ target }) => {
    if (target.closest('[data-early]')) return;
    changes.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  for (const type of ${JSON.stringify(PRESS_EVENTS)}) listen(type, (event) => event.stopPropagation());
  listen('click', press);
  listen('input', change);
  window.earlyPresses = { presses, changes, end: () => ended.abort() };
})();`;

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
