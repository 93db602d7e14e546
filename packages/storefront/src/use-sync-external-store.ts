/** Stands in for the shim that signals bring for React 17: the React we ship has the hook itself. */
export { useSyncExternalStore } from 'react';
