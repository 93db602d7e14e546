import { useEffect, useRef, useState } from 'react';

/**
 * React's `useEffectEvent`, which React 18 lacks: returns a function for effects and listeners. It stays the same, and calls
 * the callback of the latest rendering.
 */
export function useEffectEvent<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [event] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return event;
}
