import { attempt } from '../session/attempt';

/** Session storage key: set when a link led to the page it is on. */
const REVISITED_KEY = 'diwan-revisited';

/** Reloads the page; it starts with the focus on its heading, as any page that a link leads to. */
export function revisit(): void {
  attempt(() => sessionStorage.setItem(REVISITED_KEY, ''));
  window.location.reload();
}

/** Whether a link on this page led to it; true once. */
export function takeRevisit(): boolean {
  const isRevisited = attempt(() => sessionStorage.getItem(REVISITED_KEY) !== null) ?? false;
  if (isRevisited) attempt(() => sessionStorage.removeItem(REVISITED_KEY));
  return isRevisited;
}
