/** Events for which React hydrates a page at once, from its own list. */
const PRESS_EVENTS = (
  'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click dblclick auxclick ' +
  'contextmenu keydown keypress keyup input change compositionstart compositionend copy cut paste dragstart dragend drop'
).split(' ');

/**
 * Inline script that records clicks and changes before hydration, so that none is lost. A button followed by a panel
 * marked `data-early` shows that panel at once and focuses its field; any other button looks busy until
 * `replayEarlyPresses`. Repeated clicks count once, except on a button marked `data-each-press`. Forms aren't
 * submitted: the browser would reload the page with the typed text in its URL.
 *
 * Until then none of these events reaches React: on the first one it would hydrate the whole page in one go, and the
 * screen would respond only afterwards. Links, fields and scrolling work natively meanwhile.
 *
 * Not in a module that the page's own scripts import, because they would include it a second time.
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
