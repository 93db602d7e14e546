import { importPage, type PageName } from '../app/routes';

let isLoaded = false;

/**
 * Imports the code that loads pages. The first page doesn't need it, so it is fetched with the first navigation. Not
 * attempted offline: many browsers never retry a failed dynamic import.
 */
export async function importFetchPage() {
  if (!isLoaded && !navigator.onLine) throw new TypeError('No connection');
  const { fetchPage } = await import('./fetch-page');
  isLoaded = true;
  return fetchPage;
}

/** Prefetches all code of a page that is likely to be opened next. Failures are handled when it is opened. */
export function warmUp(name: PageName): void {
  for (const code of [importFetchPage(), importPage(name)]) code.catch(() => {});
}
