import type { OrderLine, QuoteRequest } from '../../contract';
import type { PricedLine } from '../pricing/line-total';
import { discountPercent } from '../pricing/unit-price';
import type { BasketLines } from './basket';
import { wireCustomization } from './line-customization';

/**
 * The lines of a cart as sent in an order, with the prices and discounts shown to the visitor (spec §7).
 * `pricedLines` leaves out pieces without a price, which can't be ordered.
 */
export const orderLines = (
  lines: readonly (PricedLine & { readonly product: { readonly id: number } })[],
): OrderLine[] =>
  lines.map(({ product, quantity }) => ({
    item_id: product.id,
    quantity,
    price: product.price,
    discount: discountPercent(product),
  }));

/** The lines of a price box as sent in a quote request, including customisations (spec §3 «Request»). */
export const quoteDetails = (lines: BasketLines): NonNullable<QuoteRequest['details']> =>
  lines.map(({ product, quantity, customization }) => ({
    item_id: product.id,
    quantity,
    customization: customization && wireCustomization(customization),
  }));
