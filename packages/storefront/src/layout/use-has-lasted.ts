import { useEffect, useState } from 'react';

/** Whether a condition has held for some time; false as soon as it no longer holds. */
export function useHasLasted(isMet: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isMet) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isMet, milliseconds]);
  return isMet && hasLasted;
}
