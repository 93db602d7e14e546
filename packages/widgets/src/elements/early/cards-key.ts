import type { FirstGridPage } from './first-grid-page';

/**
 * Identifies prerendered cards apart from their data: equal for grids that show the same.
 * @param currencies how prices name the currency, where the page says so
 */
export const cardsKey = (
  page: FirstGridPage | undefined,
  shopUrl: string,
  currencies: readonly unknown[] = [undefined],
): string => JSON.stringify([page?.request, page?.query.firstPageOnly, shopUrl, currencies]);

/** A checksum of the responses that cards were rendered from, compared with those the element receives. On a mismatch the element renders again. */
export function dataDigest(responses: readonly (ArrayBuffer | undefined)[]): string {
  let digest = 0;
  for (const response of responses)
    for (const byte of new Uint8Array(response ?? [])) digest = (Math.imul(digest, 31) + byte) | 0;
  return `${digest}`;
}
