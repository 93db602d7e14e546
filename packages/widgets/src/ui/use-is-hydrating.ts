import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while what a server sent is taken over, which may be long after the page has begun to work: the first render must
 * then be the server's. In the browser's own renders it is false from the first one on.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
