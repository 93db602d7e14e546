import { matchRoute } from '../app/routes';

/** Path and query of a URL of the shop, as compared and written everywhere: `/cart`, `/products?x=1`. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/**
 * The URL of an address of the shop. Concatenated, not resolved: `//evil.example` would resolve to another site, and
 * `//` is invalid.
 */
export const urlOf = (address: string, origin: string): URL => new URL(origin + address);

/** An address without its `viewParams`, which don't change what is loaded. */
export function loadedAddress(address: string): string {
  const url = urlOf(address, 'http://localhost');
  const { viewParams } = matchRoute(url.pathname)?.row ?? {};
  if (!viewParams) return address;
  for (const name of viewParams) url.searchParams.delete(name);
  return addressOf(url);
}
