import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two taps closer than this are one double tap; Safari counts both as a first click. */
const DOUBLE_TAP_MS = 300;

export interface SinglePressProps {
  onClick(event: MouseEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** What to spread on a button whose second press would undo or repeat the first: a double click, a double tap and a key held down count once. */
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
      // Each repetition of Enter would press again.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail }) {
      const isRepeated = detail > 1 || isSecondTap.current;
      isSecondTap.current = false;
      if (!isRepeated) onPress();
    },
  };
}
