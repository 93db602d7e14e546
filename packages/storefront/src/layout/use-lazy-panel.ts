import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAddress } from '../navigation/use-address';

export interface LazyPanel<Early extends HTMLElement> {
  readonly isOpen: boolean;
  /** From the first opening on: its code is there, and it may close with an animation. */
  readonly wasOpened: boolean;
  open(): void;
  close(): void;
  /** What the server renders, hidden, in the panel's place. Where a press has shown it before hydration, it opens. */
  readonly early: RefObject<Early | null>;
}

/** A panel over the page whose code is fetched when it is first wanted. Another address closes it. */
export function useLazyPanel<Early extends HTMLElement>(): LazyPanel<Early> {
  const address = useAddress();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const early = useRef<Early>(null);
  const open = useCallback(() => {
    setWasOpened(true);
    setIsOpen(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useLayoutEffect(() => setIsOpen(false), [address]);

  // Last, since a first render closes it too; before anything else can be typed into what is there so far.
  useLayoutEffect(() => {
    if (early.current && !early.current.hidden) open();
  }, [open]);

  return { isOpen, wasOpened, open, close: () => setIsOpen(false), early };
}
