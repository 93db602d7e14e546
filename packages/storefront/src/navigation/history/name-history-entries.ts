import type { AroundNavHandler } from 'wouter';
import { addressOf } from '../addresses';
import { revisit } from '../revisit';

let count = 0;

/** Entries outlive their document, so names must be unique across documents. */
function newEntry(): { entry: string } {
  count += 1;
  return { entry: `${performance.timeOrigin}-${count}` };
}

const isCurrentAddress = (address: string): boolean =>
  new URL(address, window.location.href).href === window.location.href;

/**
 * Wraps the router's navigations: new history entries get a name, replaced ones keep theirs, and a link to the current
 * page reloads it, as browsers do and as the spec requires of menu and logo (spec §2). Offline, a reload would lose the
 * page, so `onOffline` is called instead.
 */
export const nameHistoryEntries =
  (onOffline: (address: string) => void): AroundNavHandler =>
  (navigate, address, options = {}) => {
    if (options.replace) navigate(address, { ...options, state: window.history.state });
    else if (!isCurrentAddress(address)) navigate(address, { ...options, state: newEntry() });
    else if (navigator.onLine) revisit();
    else onOffline(addressOf(window.location));
  };
