/** The record of an inline script of the page, or of the first {@link Deferred}. */
export interface EventReplay {
  /** Repeats what the visitor did in a region that works from now on. */
  ready(region: Element): Promise<void>;
  /** Whether something in a region that doesn't work yet was pressed, touched or changed. */
  isUsed(region: Element): boolean;
}

declare global {
  interface Window {
    eventReplay?: EventReplay;
  }
}

/**
 * Event replay. Parts of the server's markup that don't work yet are regions marked `data-deferred`: the page's root,
 * and each `Deferred`. Clicks on buttons and changes of fields in a region are recorded, and repeated once it works. A
 * pressed button is `aria-busy` meanwhile; further clicks on it don't count, except with `data-each-press`. Forms aren't
 * submitted: the browser would reload the page with the typed text in its URL.
 *
 * None of these events reaches React before: it would hydrate what they hit in one go, and the screen would respond only
 * afterwards. Links, fields and scrolling work natively.
 *
 * Self-contained, because a page inlines it in its head, `(${captureEvents})()`, to record from the first byte on.
 * Without that, the first `Deferred` calls it.
 */
export function captureEvents(): EventReplay {
  if (window.eventReplay) return window.eventReplay;
  type Control = HTMLInputElement;
  const presses: { readonly button: HTMLElement; readonly name: string }[] = [];
  /** The final values of changed fields: whether they are checked, or their text. */
  const changes = new Map<Control, boolean | string>();
  const used = new Set<Element>();
  const nameOf = (button: Element) => button.getAttribute('aria-label') + (button.textContent ?? '');
  const regionOf = (element: Element) => element.closest('[data-deferred]');

  const press = (button: HTMLElement) => {
    if ('eachPress' in button.dataset || !presses.some((press) => press.button === button))
      presses.push({ button, name: nameOf(button) });
    button.setAttribute('aria-busy', 'true');
  };
  const handle = (event: Event) => {
    const target = event.target as Control;
    const region = target instanceof Element && regionOf(target);
    if (!region) return;
    event.stopPropagation();
    const button = target.closest('button');
    if (event.type === 'click' && button) {
      event.preventDefault();
      press(button);
    }
    if (event.type === 'input')
      changes.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
    if (event.type === 'submit' && !target.hasAttribute('action')) event.preventDefault();
    used.add(region);
    region.dispatchEvent(new CustomEvent('deferred-use'));
  };
  // All events for which React hydrates at once, from its own list, and what precedes them.
  const types =
    'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click dblclick auxclick ' +
    'contextmenu keydown keypress keyup focusin input change submit compositionstart compositionend copy cut paste ' +
    'dragstart dragend drop';
  for (const type of types.split(' ')) window.addEventListener(type, handle, true);

  const repeatChange = (control: Control, value: boolean | string) => {
    if (typeof value === 'boolean') {
      control.checked = !value;
      control.click();
      return;
    }
    // Past React's own setter, which would take the value for its own and ignore the events.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    if (control.localName !== 'select') control.value = '';
    set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    if (document.activeElement !== control)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  // Each in a task of its own: React handles a click only after the script that made it.
  const inTurn = (repeat: () => void) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        repeat();
        resolve();
      });
    });

  window.eventReplay = {
    isUsed: (region) => used.has(region),
    async ready(region) {
      region.removeAttribute('data-deferred');
      const works = (element: Element) => region.contains(element) && !regionOf(element);
      for (const [control, value] of changes) {
        if (!works(control)) continue;
        changes.delete(control);
        await inTurn(() => repeatChange(control, value));
      }
      for (const press of presses.filter(({ button }) => works(button))) {
        presses.splice(presses.indexOf(press), 1);
        const { button, name } = press;
        button.removeAttribute('aria-busy');
        // A button whose name has changed does something else now: "Add" has become "Remove".
        await inTurn(() => {
          if (button.isConnected && nameOf(button) === name) button.click();
        });
      }
    },
  };
  return window.eventReplay;
}
