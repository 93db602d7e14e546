import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from './use-effect-event';

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
  const end = useEffectEvent(onEnd);
  const isRunning = useIsPageVisible() && !isPaused;
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isRunning, end]);
}
