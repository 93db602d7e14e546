import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two taps closer than this are a double tap; Safari reports both as first clicks. */
const DOUBLE_TAP_MS = 300;

export interface SinglePressProps {
  onClick(event: MouseEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Props for a button whose second click would undo or repeat the first: a double click, a double tap and a held key
 * count once.
 */
export function useSinglePress(onPress: () => void): SinglePressProps {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const isSecondTap = useRef(false);
  return {
    onPointerDown({ pointerType, timeStamp }) {
      if (pointerType !== 'touch') return;
      isSecondTap.current = timeStamp - lastTap.current < DOUBLE_TAP_MS;
      lastTap.current = timeStamp;
    },
    onKeyDown(event) {
      // Enter repeats while held, clicking again each time.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail }) {
      const isRepeated = detail > 1 || isSecondTap.current;
      isSecondTap.current = false;
      if (!isRepeated) onPress();
    },
  };
}
