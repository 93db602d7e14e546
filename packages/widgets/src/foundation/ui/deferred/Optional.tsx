import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';

const nothing = () => null;

/** Around a lazy part that the page works without: shows nothing until its code is there, nor if it can't be loaded. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={nothing}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
