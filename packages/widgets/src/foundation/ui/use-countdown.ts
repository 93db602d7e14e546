import { useEffect, useRef, useState } from 'react';

function useIsPageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Calls back once after `milliseconds`, not counting time while paused or in a hidden tab. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(milliseconds);
  const end = useRef(onEnd);
  const isRunning = useIsPageVisible() && !isPaused;
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isRunning]);
}
