import { type RefObject, useEffect, useState } from 'react';

/** Height of the strip at the bottom of the window that the button covers. */
const FLOATING_PX = 64;

/**
 * Whether `floating` covers what is being read: while scrolling down, or when it is over the footer that contains it.
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
    const rest = () => setIsObscuring(isOverFooter());
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', rest);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', rest);
    };
  }, [floating]);
  return isObscuring;
}
