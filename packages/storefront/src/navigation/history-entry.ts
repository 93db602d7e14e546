import type { AroundNavHandler } from 'wouter';
import { addressOf } from '../routing/addresses';

let count = 0;

/** Name of an entry of the browser's history; entries we didn't make are the first ones of their documents. */
export function historyEntry({ state }: Pick<History, 'state'>): string {
  const isNamed = typeof state === 'object' && state !== null && 'entry' in state;
  return isNamed ? String(state.entry) : 'first';
}

/** Entries outlive their document, so names differ from one document to the next. */
function newEntry(): { entry: string } {
  count += 1;
  return { entry: `${performance.timeOrigin}-${count}` };
}

const isPresentAddress = (address: string): boolean =>
  new URL(address, window.location.href).href === window.location.href;

/**
 * What the router does around each navigation: new history entries get a name, replaced ones keep theirs, and a link
 * to the page shown reloads it, as the spec asks of the menu and the logo (spec §2) and as browsers do; without a
 * connection that would leave nothing, so `onOffline` is called instead.
 */
export const nameHistoryEntries =
  (onOffline: (address: string) => void): AroundNavHandler =>
  (navigate, address, options = {}) => {
    if (options.replace) navigate(address, { ...options, state: window.history.state });
    else if (!isPresentAddress(address)) navigate(address, { ...options, state: newEntry() });
    else if (navigator.onLine) window.location.reload();
    else onOffline(addressOf(window.location));
  };
