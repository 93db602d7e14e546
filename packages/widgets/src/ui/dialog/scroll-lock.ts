let locks = 0;
let release: () => void = () => {};

/**
 * Keeps the page behind a dialog from scrolling and from shifting as its scrollbar goes.
 * Returns the function that gives it back; dialogs may overlap.
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
