import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 300;

/**
 * Opens when a mouse rests and closes a while after it has left, so that crossing the menu doesn't open it and cutting
 * a corner on the way to the panel doesn't close it. Touch and keyboard use `setOpen`.
 */
export function useHoverIntent() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);

  const setOpen = useCallback((open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  }, []);

  const setOpenAfter = (open: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(setIsOpen, delay, open);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isOpen,
    setOpen,
    hover: {
      onPointerEnter: setOpenAfter(true, OPEN_AFTER_MS),
      onPointerLeave: setOpenAfter(false, CLOSE_AFTER_MS),
    },
  };
}
