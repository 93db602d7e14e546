import { hasPrice, shownTaxRate, unitPrice } from '../../commerce';
import type { ProductSummary } from '../../contract';
import type { Context } from '../context';
import { parsed } from '../responses';

/** The price of a product as lists show it; undefined where it isn't shown. */
export type PriceOf = (product: ProductSummary) => number | undefined;

/** Reads from the shop's settings whether prices are shown with tax. */
export async function shownPrices({ probe }: Pick<Context, 'probe'>): Promise<PriceOf> {
  const settings = parsed(
    'settings.get',
    await probe('settings.get', { params: { groups: 'general/commerce' } }),
  );
  const taxRate = settings ? shownTaxRate(settings) : 0;
  // KWD has the most decimals, so that no price is rounded away.
  return (product) => (hasPrice(product) ? unitPrice(product, { currency: 'KWD', taxRate }) : undefined);
}
