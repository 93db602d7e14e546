/** Attribute of the document while only the parts near the viewport are laid out (`layout/Layout.css.ts`). */
export const FIRST_VIEW_MARK = 'data-first-view';

/** Delay where `requestIdleCallback` is missing: long enough for input in between. */
const PAUSE_MS = 50;

/**
 * Inline script. Until the page has loaded, parts below the first view (`Deferred`) are laid out only near the
 * viewport; then the others follow, one per idle period. On a phone, layout is most of the work before the first paint:
 * at 4× CPU throttling the home page is painted after 524 ms instead of 652, a product after 684 instead of 788 (medians
 * of seven alternating loads).
 *
 * Until it is laid out, a part has an estimated height. Whatever leads further down needs the actual heights: a reload,
 * going back, an anchor, or the End key.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash) return;
  const root = document.documentElement;
  const whenIdle = window.requestIdleCallback ?? ((next) => setTimeout(next, ${PAUSE_MS}));
  const end = () => root.removeAttribute('${FIRST_VIEW_MARK}');
  root.setAttribute('${FIRST_VIEW_MARK}', '');
  for (const type of ['popstate', 'keydown']) addEventListener(type, end, { once: true });
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll('[data-deferred=near]')];
    const layOutNext = () => {
      const part = parts.shift();
      if (!part) return end();
      part.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
})();`;
