import { type RefObject, useEffect, useState } from 'react';

/** Height of the strip at the bottom of the window that the button covers. */
const FLOATING_PX = 64;

/** Height of the footer's last line, which the button covers where the margins of the page are narrower than it. */
const LAST_LINE_PX = 40;

/** Controls, and lists of amounts, such as an order's total. */
const UNCOVERED = 'button, input, select, textarea, dl';

/**
 * Whether a control or amount of the page is under the element; links are pressed where they aren't covered.
 */
function coversPart({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  const parts = [0, 0.5, 1];
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(offsetLeft + x * offsetWidth, offsetTop + y * offsetHeight)
        .some((under) => under.closest('main')?.contains(under.closest(UNCOVERED))),
    ),
  );
}

/**
 * Whether `floating` covers what is being read: while scrolling down, over a control or amount, or when it is over the
 * footer that contains it; `end` at the footer's last line.
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
    const update = () => {
      const { current } = floating;
      setIsObscuring(overFooter() || window.scrollY > lastY || (current !== null && coversPart(current)));
      lastY = window.scrollY;
    };
    // The scrolling that loaded this code may have ended, for example at the footer.
    update();
    window.addEventListener('scroll', update);
    // Nothing has moved since the last scroll event: the button is shown again unless it covers something.
    window.addEventListener('scrollend', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('scrollend', update);
    };
  }, [floating]);
  return isObscuring;
}
