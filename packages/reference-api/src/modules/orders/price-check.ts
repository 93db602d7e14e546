import { discountPercent, type OrderFigures, type PricedLine, toHalalas } from '@diwan/sdk/commerce';
import type { OrderRequest, OrderTotals, PriceChangedBody } from '@diwan/sdk/contract';

/** A line priced with the product as it is now. */
export interface FreshLine extends PricedLine {
  readonly itemId: number;
}

/** What the visitor was shown, as far as it is sent. */
export type ShownNumbers = Pick<OrderRequest, 'cart' | 'tax_rate' | 'shipping_fee'>;

const isSameAmount = (one: number, other: number): boolean => toHalalas(one) === toHalalas(other);

/** Whether every line was shown with the price and the discount that count now. */
export function linesHold(cart: ShownNumbers['cart'], fresh: readonly FreshLine[]): boolean {
  const products = new Map(fresh.map(({ itemId, product }) => [itemId, product]));
  return cart.every(({ item_id, price, discount }) => {
    const product = products.get(item_id);
    return product && isSameAmount(price, product.price) && discount === discountPercent(product);
  });
}

/** Whether tax rate and shipping fee were shown as they are now. */
export const feesHold = (
  { tax_rate, shipping_fee }: ShownNumbers,
  { taxRate, shippingFee }: OrderFigures,
): boolean => tax_rate === taxRate && isSameAmount(shipping_fee, shippingFee ?? 0);

/** An order's figures as the wire has them. */
export const wireTotals = (figures: OrderFigures): OrderTotals => ({
  subtotal: figures.subtotal,
  coupon_discount: figures.couponDiscount,
  shipping_fee: figures.shippingFee ?? 0,
  tax: figures.tax,
  total: figures.total,
});

/** The numbers that hold now, for the visitor to confirm (product.md «The API»). */
export const freshNumbers = (
  lines: readonly FreshLine[],
  figures: OrderFigures,
): PriceChangedBody['fresh'] => ({
  cart: lines.map(({ itemId, product }) => ({
    item_id: itemId,
    price: product.price,
    discount: discountPercent(product),
  })),
  tax_rate: figures.taxRate,
  totals: wireTotals(figures),
});
