import { type RefObject, useRef } from 'react';
import { useLoadedAddress } from '../../navigation/use-loaded-address';
import { useOpenAt } from '../use-open-at';

export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** The button that opens it; takes the focus when it closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** State of a panel over the page. Navigation closes it; choices written to the URL leave it open. */
export function usePanel(): Panel {
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useOpenAt(useLoadedAddress());
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
