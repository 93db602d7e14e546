import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';

/** Query parameter that contains a promo code. */
export const PROMO_PARAM = 'promo_code';

/** Query parameters that any page may depend on: the language, and the promo code applied on load. */
const COMMON_PARAMS = [LANGUAGE_PARAM, PROMO_PARAM];

/** More values of one parameter than any page has. */
const MAX_VALUES = 100;

/**
 * Returns the known parameters of a query, sorted: parameters added by campaigns, trackers or strangers
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
    for (const value of new Set(search.getAll(name).slice(0, MAX_VALUES))) known.append(name, value);
  }
  return known;
}
