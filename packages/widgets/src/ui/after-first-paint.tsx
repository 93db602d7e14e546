import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Whether a custom element has been painted once. */
export interface FirstPaint {
  isOver: boolean;
}

/** Around the content of a custom element, whose first paint waits for all of its rendering. */
export const FirstPaintContext = createContext<FirstPaint | undefined>(undefined);

export interface AfterFirstPaintProps {
  /** Rendered until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What a visitor doesn't see first, or not at once. In a custom element it is rendered once the browser has painted the
 * rest: a slow phone takes 20 ms for a card. Everywhere else it is rendered immediately.
 */
export function AfterFirstPaint({ fallback = null, children }: AfterFirstPaintProps) {
  const firstPaint = useContext(FirstPaintContext);
  const [isWaiting, setIsWaiting] = useState(firstPaint ? !firstPaint.isOver : false);
  useEffect(() => {
    if (!firstPaint || !isWaiting) return;
    return afterPaint(() => {
      firstPaint.isOver = true;
      setIsWaiting(false);
    });
  }, [firstPaint, isWaiting]);
  return isWaiting ? fallback : children;
}
