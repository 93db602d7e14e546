import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two presses closer than this are a double press. Safari reports both taps, and every browser both keys, as first clicks. */
const DOUBLE_PRESS_MS = 300;

export interface SinglePressProps {
  onClick(event: MouseEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Props for a button whose second click would undo or repeat the first: a double click, a double tap, a double key press
 * and a held key count once.
 */
export function useSinglePress(onPress: () => void): SinglePressProps {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const isSecondTap = useRef(false);
  const lastKeyPress = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown({ pointerType, timeStamp }) {
      if (pointerType !== 'touch') return;
      isSecondTap.current = timeStamp - lastTap.current < DOUBLE_PRESS_MS;
      lastTap.current = timeStamp;
    },
    onKeyDown(event) {
      // Enter repeats while held, clicking again each time.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail, timeStamp }) {
      const isByKey = detail === 0;
      const isRepeated =
        detail > 1 || isSecondTap.current || (isByKey && timeStamp - lastKeyPress.current < DOUBLE_PRESS_MS);
      if (isByKey) lastKeyPress.current = timeStamp;
      isSecondTap.current = false;
      if (!isRepeated) onPress();
    },
  };
}
