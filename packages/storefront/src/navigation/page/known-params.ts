import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';

/** Query parameter that contains a promo code. */
export const PROMO_PARAM = 'promo_code';

/** Query parameters that any page may depend on: the language, and the promo code applied on load. */
const COMMON_PARAMS = [LANGUAGE_PARAM, PROMO_PARAM];

/**
 * Returns the known parameters of a query, each once and sorted: parameters added by campaigns, trackers or strangers
 * don't make a different page.
 */
export function knownParams(
  search: URLSearchParams,
  {
    queryParams = [],
    viewParams = [],
  }: { queryParams?: readonly string[]; viewParams?: readonly string[] } = {},
): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of [...queryParams, ...viewParams, ...COMMON_PARAMS].sort()) {
    const value = search.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}
