import type { FirstGridPage } from './grid-page';

/**
 * Identifies prerendered cards apart from their data: equal for grids that show the same.
 * @param currencies how prices name the currency, where the page says so
 */
export const cardsKey = (
  page: FirstGridPage | undefined,
  shopUrl: string,
  currencies: readonly unknown[] = [undefined],
): string => JSON.stringify([page?.request, page?.query.firstPageOnly, shopUrl, currencies]);
