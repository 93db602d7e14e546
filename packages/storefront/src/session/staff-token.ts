const STORAGE_KEY = 'diwan-staff-token';
const PARAM = 'staff_token';

/** The staff's token in this browser, if any (product.md «Staff and maintenance»). */
export function readStaffToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Moves the token of `?staff_token=` into storage and out of the address, where it would be shared and logged. */
export function storeStaffTokenOfAddress(): void {
  const url = new URL(window.location.href);
  const token = url.searchParams.get(PARAM);
  if (token === null) return;
  url.searchParams.delete(PARAM);
  history.replaceState(history.state, '', url);
  try {
    localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Without storage the visitor stays an ordinary one.
  }
}
