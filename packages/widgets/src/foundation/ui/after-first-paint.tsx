import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Whether a custom element has been painted. */
export interface FirstPaint {
  isOver: boolean;
  /** A server has rendered the first content, and the page shows it already. */
  readonly isPrerendered?: boolean;
}

/** Provided around the content of a custom element, whose first paint waits for all of its rendering. */
export const FirstPaintContext = createContext<FirstPaint | undefined>(undefined);

export interface AfterFirstPaintProps {
  /** Renders at once where a server has rendered the first content. */
  isPrerendered?: boolean;
  /** Shown until the first paint. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Content that isn't visible at first. In a custom element it renders after the browser has painted the rest: on a slow
 * phone a card takes 20 ms. Everywhere else it renders immediately.
 */
export function AfterFirstPaint({ isPrerendered = false, fallback = null, children }: AfterFirstPaintProps) {
  const firstPaint = useContext(FirstPaintContext);
  const [isWaiting, setIsWaiting] = useState(() =>
    firstPaint ? !firstPaint.isOver && !(isPrerendered && firstPaint.isPrerendered) : false,
  );
  useEffect(() => {
    if (!firstPaint || !isWaiting) return;
    return afterPaint(() => {
      firstPaint.isOver = true;
      setIsWaiting(false);
    });
  }, [firstPaint, isWaiting]);
  return isWaiting ? fallback : children;
}
