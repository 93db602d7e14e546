import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while server-rendered markup hydrates, which may be long after the page has become interactive: the first render
 * must then match the server's. False from the first render for components rendered in the browser.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
