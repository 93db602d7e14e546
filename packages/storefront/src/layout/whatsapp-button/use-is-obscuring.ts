import { type RefObject, useEffect, useState } from 'react';

/** Height of the strip at the bottom of the window that the button covers. */
const FLOATING_PX = 64;

const CONTROLS = 'button, input, select, textarea';

/** Whether a control of the page is under the element; links are pressed where they aren't covered. */
function coversControl({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  const parts = [0, 0.5, 1];
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(offsetLeft + x * offsetWidth, offsetTop + y * offsetHeight)
        .some((under) => under.closest('main')?.contains(under.closest(CONTROLS))),
    ),
  );
}

/**
 * Whether `floating` covers what is being read or a control: while scrolling down, at rest over a control, or when it is
 * over the footer that contains it.
 */
export function useIsObscuring(floating: RefObject<HTMLElement | null>): boolean {
  const [isObscuring, setIsObscuring] = useState(false);
  useEffect(() => {
    const footer = floating.current?.closest('footer');
    const isOverFooter = () =>
      footer ? footer.getBoundingClientRect().top < window.innerHeight - FLOATING_PX : false;
    let lastY = window.scrollY;
    const move = () => {
      setIsObscuring(window.scrollY > lastY || isOverFooter());
      lastY = window.scrollY;
    };
    const rest = () =>
      setIsObscuring(isOverFooter() || (floating.current !== null && coversControl(floating.current)));
    // The scrolling that loaded this code may have ended, for example at the footer.
    rest();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', rest);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', rest);
    };
  }, [floating]);
  return isObscuring;
}
