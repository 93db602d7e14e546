import { navigate } from 'wouter/use-browser-location';

let count = 0;

/** Name of an entry of the browser's history; entries we didn't make are the first ones of their documents. */
export function historyEntry({ state }: Pick<History, 'state'>): string {
  const isNamed = typeof state === 'object' && state !== null && 'entry' in state;
  return isNamed ? String(state.entry) : 'first';
}

/** Goes to another page of the shop. Entries outlive their document, so their names differ from one to the next. */
export function goTo(address: string): void {
  count += 1;
  navigate(address, { state: { entry: `${performance.timeOrigin}-${count}` } });
}

/** Puts another address in place of the present one. */
export function replaceAddress(address: string): void {
  navigate(address, { replace: true, state: window.history.state });
}
