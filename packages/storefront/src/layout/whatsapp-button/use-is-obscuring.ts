import { type RefObject, useEffect, useState } from 'react';

/** Height of the strip at the bottom of the window that the button covers. */
const FLOATING_PX = 64;

/** Height of the footer's last line, which the button covers where the margins of the page are narrower than it. */
const LAST_LINE_PX = 40;

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
 * over the footer that contains it; `end` at the footer's last line.
 */
export function useIsObscuring(floating: RefObject<HTMLElement | null>): boolean | 'end' {
  const [isObscuring, setIsObscuring] = useState<boolean | 'end'>(false);
  useEffect(() => {
    const footer = floating.current?.closest('footer');
    const overFooter = () => {
      if (!footer) return false;
      const { top, bottom } = footer.getBoundingClientRect();
      return bottom < window.innerHeight + LAST_LINE_PX ? 'end' : top < window.innerHeight - FLOATING_PX;
    };
    let lastY = window.scrollY;
    const move = () => {
      setIsObscuring(overFooter() || window.scrollY > lastY);
      lastY = window.scrollY;
    };
    const rest = () =>
      setIsObscuring(overFooter() || (floating.current !== null && coversControl(floating.current)));
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
