import type { OrderLine, QuoteRequest } from '../../contract';
import { discountPercent } from '../pricing/unit-price';
import type { BasketLines } from './basket';
import { wireCustomization } from './line-customization';

/** A cart as an order sends it: prices and discounts are those the visitor was shown (spec §7). */
export const orderLines = (lines: BasketLines): OrderLine[] =>
  lines.map(({ product, quantity }) => ({
    item_id: product.id,
    quantity,
    price: product.price,
    discount: discountPercent(product),
  }));

/** A price box as a quote request sends it, customisation included (spec §3 «Request»). */
export const quoteDetails = (lines: BasketLines): NonNullable<QuoteRequest['details']> =>
  lines.map(({ product, quantity, customization }) => ({
    item_id: product.id,
    quantity,
    customization: customization && wireCustomization(customization),
  }));
