import { useSyncExternalStore } from 'react';

function onConnectionChange(listener: () => void) {
  const end = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: end.signal });
  return () => end.abort();
}

/** Whether the browser has a connection. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
