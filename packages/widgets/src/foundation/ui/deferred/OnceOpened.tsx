import { type ReactNode, Suspense, useState } from 'react';

export interface OnceOpenedProps {
  isOpen: boolean;
  /** Shown while the code of the children loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a dialog with code of its own: renders nothing until it is first opened, and keeps it while it closes. */
export function OnceOpened({ isOpen, fallback = null, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={isOpen ? fallback : null}>{children}</Suspense> : null;
}
