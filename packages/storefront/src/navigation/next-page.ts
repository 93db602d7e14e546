import { importPage, type PageName } from '../routes';

let isHere = false;

/**
 * What fetches a page and all it shows: no document needs it for itself, so it comes with the first navigation. Without
 * a connection it isn't even tried: many browsers never fetch again what once failed to arrive.
 */
export async function importFetchPage() {
  if (!isHere && !navigator.onLine) throw new TypeError('No connection');
  const { fetchPage } = await import('./fetch-page');
  isHere = true;
  return fetchPage;
}

/** Fetches all code of a page that is likely to be opened next. A failure shows when it is opened. */
export function warmUp(name: PageName): void {
  for (const code of [importFetchPage(), importPage(name)]) code.catch(() => {});
}
