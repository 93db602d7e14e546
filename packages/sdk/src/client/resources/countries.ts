import type { Country } from '../../contract';
import { mapGet } from '../../contract/endpoints/map';
import type { ReadCall, RequestOptions } from '../call';

/** Countries with their delivery areas and shipping fees. */
export const createCountries = (call: ReadCall<'map.get'>) => ({
  /** Countries with governorates and zones; the first country is the default; zone prices are in the shop's currency (spec §7). */
  list: async (options?: RequestOptions): Promise<Country[]> => (await call(mapGet, {}, options)).results,
});
/** Delivery areas, as `client.countries`. */
export type Countries = ReturnType<typeof createCountries>;
