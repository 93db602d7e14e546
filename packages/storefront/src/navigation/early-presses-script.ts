/** Those React takes over a page for, of its own list. */
const PRESS_EVENTS = (
  'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click dblclick auxclick ' +
  'contextmenu keydown keypress keyup input change compositionstart compositionend copy cut paste dragstart dragend drop'
).split(' ');

/**
 * Part of the document, so that no press is lost between the first view and hydration. A button followed by a panel
 * marked `data-early` shows that panel at once, with the focus in its field; any other button waits, visibly, for
 * `replayEarlyPresses`. Presses of an impatient visitor count once, except on a button marked `data-each-press`. Forms
 * aren't sent: the browser would reload the page with what was typed in its address.
 *
 * None of a press's events reaches React before: for the first it would hydrate the whole page in one go, and the
 * screen would answer after that. Links, fields and scrolling are the browser's meanwhile.
 *
 * Apart from what the page's own scripts import: they would bring it a second time.
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
