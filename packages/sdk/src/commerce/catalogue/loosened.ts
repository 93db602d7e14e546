import type { FacetParameter, Loosening } from '../../contract';

/**
 * The query with one parameter dropped or widened, as an empty list's facets propose (`facets.loosenings`).
 * @example loosened({ color: [2], width_max: 180 }, { parameter: 'width_max', value: 235, count: 3 }) // { color: [2], width_max: 235 }
 */
export function loosened<Query extends Partial<Record<FacetParameter, unknown>>>(
  query: Query,
  { parameter, value }: Loosening,
): Query {
  return parameter === 'unknown' ? query : { ...query, [parameter]: value ?? undefined };
}
