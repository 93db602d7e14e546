import { matchRoute } from '../routes';

/** Path and query of an address of the shop, as compared and written everywhere: `/cart`, `/products?x=1`. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/**
 * The URL of an address of the shop. It is joined and not resolved, because browsers resolve `//evil.example` to another
 * site, and `//` to nothing at all.
 */
export const urlOf = (address: string, origin: string): URL => new URL(origin + address);

/** An address without what only the view of its page reads (`viewParams`): the same page is loaded for both. */
export function loadedAddress(address: string): string {
  const url = urlOf(address, 'http://localhost');
  const { viewParams } = matchRoute(url.pathname)?.row ?? {};
  if (!viewParams) return address;
  for (const name of viewParams) url.searchParams.delete(name);
  return addressOf(url);
}
