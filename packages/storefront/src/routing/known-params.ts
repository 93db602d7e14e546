import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';
import { PROMO_PARAM } from '../session/promo-code';

/** Query parameters that any page may depend on: its language, and whether a code is redeemed on arrival. */
const COMMON_PARAMS = [LANGUAGE_PARAM, PROMO_PARAM];

/**
 * The parameters of a query that are known, each once, in one order: what campaigns, trackers and strangers append
 * makes no other page.
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
