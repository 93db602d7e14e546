import type { Country } from '../../contract';
import { mapGet } from '../../contract/endpoints/map';
import type { ReadCall, RequestOptions } from '../call';

/** Delivery areas and shipping fees. */
export const createMap = (call: ReadCall<'map.get'>) => ({
  /** Countries with governorates and zones; the first country is the default; zone prices are in the shop's currency (spec §7). */
  get: async (options?: RequestOptions): Promise<Country[]> => (await call(mapGet, {}, options)).results,
});
/** Delivery areas, as `client.map`. */
export type MapResource = ReturnType<typeof createMap>;
