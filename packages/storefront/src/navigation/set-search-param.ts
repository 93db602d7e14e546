import { replaceAddress } from './history-entry';

/** Sets or, with null, removes a parameter of the browser's address; the page shown follows. */
export function setSearchParam(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // A filter is no page of its own: "back" leaves the list.
  replaceAddress(url.pathname + url.search);
}
