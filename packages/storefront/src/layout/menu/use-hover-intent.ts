import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../navigation/use-address';

/**
 * Whether something over the page is open. Each visit starts with it closed, also one that Back leads to: so it isn't enough
 * to remember the address it was opened at.
 */
function useOpenAt(address: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress === address) return [isOpen, setOpen];
  setLastAddress(address);
  setOpen(false);
  return [false, setOpen];
}

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 300;

/**
 * Opens when a mouse rests and closes a while after it has left, so that crossing the menu doesn't open it and cutting
 * a corner on the way to the panel doesn't close it. Touch and keyboard use `setOpen`. Navigation closes.
 */
export function useHoverIntent() {
  const address = useAddress();
  const [isOpen, setIsOpen] = useOpenAt(address);
  const timer = useRef<number>(undefined);

  const setOpen = (open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  };

  const setOpenAfter = (open: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(setIsOpen, delay, open);
  };

  // A mouse that rested before a navigation doesn't open the menu of the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address changes
  useEffect(() => () => window.clearTimeout(timer.current), [address]);

  return {
    isOpen,
    setOpen,
    hover: {
      onPointerEnter: setOpenAfter(true, OPEN_AFTER_MS),
      onPointerLeave: setOpenAfter(false, CLOSE_AFTER_MS),
    },
  };
}
