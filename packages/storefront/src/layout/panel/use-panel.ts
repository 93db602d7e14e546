import { type RefObject, useRef, useState } from 'react';
import { useLoadedAddress } from '../../navigation/use-loaded-address';

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
  const address = useLoadedAddress();
  const [openedAt, setOpenedAt] = useState<string>();
  return {
    isOpen: openedAt === address,
    open: () => setOpenedAt(address),
    close: () => setOpenedAt(undefined),
    opener,
  };
}
