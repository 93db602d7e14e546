import { useEffect, useRef } from 'react';

/** Acts once when the connection comes back, as long as something waits for it. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline, { once: true });
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}
