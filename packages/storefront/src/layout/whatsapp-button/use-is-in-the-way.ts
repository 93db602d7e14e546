import { useEffect, useState } from 'react';

/** So much of the page's end is free of what floats above it, in pixels. */
const END_PX = 96;

const isAtEnd = () => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - END_PX;

/** Whether what floats above the page covers what is being read: it scrolls on, or ends there. */
export function useIsInTheWay(): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    const move = () => {
      setIsInTheWay(window.scrollY > lastY || isAtEnd());
      lastY = window.scrollY;
    };
    const rest = () => setIsInTheWay(isAtEnd());
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', rest);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', rest);
    };
  }, []);
  return isInTheWay;
}
