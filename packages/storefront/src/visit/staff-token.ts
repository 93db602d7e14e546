import { attempt } from './attempt';

const STORAGE_KEY = 'diwan-staff-token';
const PARAM = 'staff_token';

/** The staff's token in this browser, if any (spec §6). */
export const readStaffToken = (): string | null => attempt(() => localStorage.getItem(STORAGE_KEY)) ?? null;

/**
 * Moves the token of `?staff_token=` into storage and out of the URL, where it would be shared and logged. Anyone can
 * create such a link, so it replaces another token only if `mayReplace` returns true.
 */
export function storeStaffTokenOfAddress(mayReplace: () => boolean): void {
  const url = new URL(window.location.href);
  const token = url.searchParams.get(PARAM);
  if (token === null) return;
  url.searchParams.delete(PARAM);
  history.replaceState(history.state, '', url);
  const stored = readStaffToken();
  if (stored === token || (stored && !mayReplace())) return;
  // Without storage the visitor is treated as an ordinary one.
  attempt(() => localStorage.setItem(STORAGE_KEY, token));
}
