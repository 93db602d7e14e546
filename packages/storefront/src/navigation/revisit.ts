import { attempt } from '../visit/attempt';

/** Session storage key: set when a link led to the page it is on. */
const REVISITED_KEY = 'diwan-revisited';

/**
 * Loads the current page again; it starts with the focus on its heading, as any page that a link leads to.
 * @param href the page's address, where its query or fragment is to change
 */
export function revisit(href?: string): void {
  attempt(() => sessionStorage.setItem(REVISITED_KEY, ''));
  if (href === undefined) window.location.reload();
  else window.location.assign(href);
}

/** Whether a link on this page led to it; true once. */
export function takeRevisit(): boolean {
  const isRevisited = attempt(() => sessionStorage.getItem(REVISITED_KEY) !== null) ?? false;
  if (isRevisited) attempt(() => sessionStorage.removeItem(REVISITED_KEY));
  return isRevisited;
}
