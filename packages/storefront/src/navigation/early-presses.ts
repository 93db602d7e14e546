/** What a visitor presses before the page's scripts are there, as the document's own script notes it. */
interface EarlyPresses {
  readonly presses: readonly { readonly button: HTMLButtonElement; readonly name: string }[];
  /** Presses belong to the page from now on. */
  end(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Part of the document, so that no press is lost between the first view and hydration. A button followed by a panel
 * marked `data-early` shows that panel at once, with the focus in its field; any other button waits, visibly, for
 * `replayEarlyPresses`. Presses of an impatient visitor count once. Forms aren't sent: the browser would reload the page
 * with what was typed in its address.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  const presses = [];
  const press = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    const own = button.closest('[data-early]');
    const panel = own || button.nextElementSibling;
    if (panel && panel.matches('[data-early]')) {
      panel.hidden = Boolean(own);
      const field = panel.querySelector('input');
      if (field && !own) field.focus();
    } else if (!presses.some((press) => press.button === button)) {
      button.setAttribute('aria-busy', 'true');
      presses.push({ button, name: button.textContent });
    }
  };
  document.addEventListener('click', press, true);
  window.earlyPresses = { presses, end: () => document.removeEventListener('click', press, true) };
})();`;

/**
 * Once hydrated: presses what was pressed too early. A button that has another name by now does something else:
 * "Add to cart" became "Remove from cart", since the product was in the stored cart already.
 */
export function replayEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  delete window.earlyPresses;
  earlyPresses.end();
  for (const { button, name } of earlyPresses.presses) {
    button.removeAttribute('aria-busy');
    if (button.isConnected && button.textContent === name) button.click();
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
