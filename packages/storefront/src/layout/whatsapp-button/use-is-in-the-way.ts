import { type RefObject, useEffect, useState } from 'react';

/** From the window's end to above what floats there, in pixels. */
const FLOATING_PX = 64;

/** Whether `floating` covers what is being read: the page scrolls on, or the footer, which it belongs to, is below it. */
export function useIsInTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    const footer = floating.current?.closest('footer');
    const isOverFooter = () =>
      footer ? footer.getBoundingClientRect().top < window.innerHeight - FLOATING_PX : false;
    let lastY = window.scrollY;
    const move = () => {
      setIsInTheWay(window.scrollY > lastY || isOverFooter());
      lastY = window.scrollY;
    };
    const rest = () => setIsInTheWay(isOverFooter());
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', rest);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', rest);
    };
  }, [floating]);
  return isInTheWay;
}
