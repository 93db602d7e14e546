let locks = 0;
let release: () => void = () => {};

/**
 * Locks the scrolling of the page behind a dialog, without a shift when its scrollbar disappears. Returns a function
 * that unlocks it; locks may overlap.
 */
export function lockPageScroll(): () => void {
  if (locks++ === 0) {
    const page = document.documentElement;
    const { overflow, paddingInlineEnd } = page.style;
    const scrollbar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
    release = () => Object.assign(page.style, { overflow, paddingInlineEnd });
  }
  let held = true;
  return () => {
    if (held && --locks === 0) release();
    held = false;
  };
}
