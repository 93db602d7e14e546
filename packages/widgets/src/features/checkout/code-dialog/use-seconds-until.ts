import { useEffect, useState } from 'react';

/** Whole seconds until a time, counting down to 0. Times are in milliseconds since 1970. */
export function useSecondsUntil(time: number, now: () => number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((time - now()) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
