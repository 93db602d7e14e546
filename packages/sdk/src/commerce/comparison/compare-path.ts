/** Query parameter of the comparison: product codes, separated by commas. */
export const COMPARED_PARAM = 'items';

/** Most pieces of a comparison. */
export const MAX_COMPARED = 4;

/**
 * Path of the comparison of some products, at most the first four.
 * @example comparePath(['NF1042', 'RM1043']) // '/compare?items=NF1042,RM1043'
 */
export function comparePath(codes: readonly string[]): string {
  const items = [...new Set(codes)].slice(0, MAX_COMPARED);
  return items.length === 0 ? '/compare' : `/compare?${COMPARED_PARAM}=${items.join(',')}`;
}
