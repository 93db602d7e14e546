import { useEffect, useState } from 'react';
import { useAddress } from '../navigation/use-address';

export interface LazyPanel {
  readonly isOpen: boolean;
  /** From the first opening on: its code is there, and it may close with an animation. */
  readonly wasOpened: boolean;
  open(): void;
  close(): void;
}

/** A panel over the page whose code is fetched when it is first wanted. Another address closes it. */
export function useLazyPanel(): LazyPanel {
  const address = useAddress();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => setIsOpen(false), [address]);

  return {
    isOpen,
    wasOpened,
    open: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
