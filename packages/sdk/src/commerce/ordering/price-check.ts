import type { ConfirmedTotals, OrderRequest, OrderTotals, PriceChangedBody } from '../../contract';
import type { PricedLine } from '../pricing/line-total';
import { toMinorUnits } from '../pricing/money';
import type { OrderFigures } from '../pricing/order-totals';
import { discountPercent } from '../pricing/unit-price';

/** A line with its product's current price. */
export interface CurrentLine extends PricedLine {
  readonly itemId: number;
}

/** The figures that the visitor confirmed, as sent with the order: of its lines, tax rate, delivery fee and totals. */
export type ShownFigures = Pick<OrderRequest, 'cart' | 'tax_rate' | 'shipping_fee' | 'totals'>;

const isSameAmount = (a: number, b: number, currency: string): boolean =>
  toMinorUnits(a, currency) === toMinorUnits(b, currency);

/** Whether all lines were shown with their current price and discount. */
function areLinesCurrent(
  cart: ShownFigures['cart'],
  current: readonly CurrentLine[],
  currency: string,
): boolean {
  const products = new Map(current.map(({ itemId, product }) => [itemId, product]));
  return cart.every(({ item_id, price, discount }) => {
    const product = products.get(item_id);
    return product && isSameAmount(price, product.price, currency) && discount === discountPercent(product);
  });
}

/** Whether tax rate and shipping fee were shown with their current values. */
const areFeesCurrent = (
  { tax_rate, shipping_fee }: ShownFigures,
  { taxRate, shippingFee, currency }: OrderFigures,
): boolean => tax_rate === taxRate && isSameAmount(shipping_fee, shippingFee ?? 0, currency);

/** Converts an order's figures to the wire format. */
export const wireTotals = (figures: OrderFigures): OrderTotals => ({
  subtotal: figures.subtotal,
  coupon_discount: figures.couponDiscount,
  shipping_fee: figures.shippingFee ?? 0,
  tax: figures.tax,
  total: figures.total,
});

/** The figures a visitor confirms by placing an order, as sent with it. */
export const confirmedTotals = (figures: OrderFigures): ConfirmedTotals => ({
  ...wireTotals(figures),
  currency: figures.currency,
});

/** Whether every total was shown with its current value; true for clients that send none. */
function areTotalsCurrent(shown: ShownFigures['totals'], figures: OrderFigures): boolean {
  if (!shown) return true;
  const totals = wireTotals(figures);
  const amounts = Object.keys(totals) as (keyof OrderTotals)[];
  const { currency } = figures;
  return (
    shown.currency === currency && amounts.every((name) => isSameAmount(shown[name], totals[name], currency))
  );
}

/** Returns the error code of an order whose confirmed figures are refused, else null. */
export function figuresRefusal(
  shown: ShownFigures,
  current: readonly CurrentLine[],
  figures: OrderFigures,
): 'price_changed' | 'promo_below_minimum' | null {
  const isWaiting = figures.promo.status === 'waiting_min';
  // A promo below its minimum also changes the fee and the totals; report the cause, not the effect.
  const areCurrent =
    areLinesCurrent(shown.cart, current, figures.currency) &&
    (isWaiting || (areFeesCurrent(shown, figures) && areTotalsCurrent(shown.totals, figures)));
  if (!areCurrent) return 'price_changed';
  return isWaiting ? 'promo_below_minimum' : null;
}

/** The current figures for the visitor to confirm (body of 409 `price_changed`). */
export const currentFigures = (
  lines: readonly CurrentLine[],
  figures: OrderFigures,
): PriceChangedBody['fresh'] => ({
  cart: lines.map(({ itemId, product }) => ({
    item_id: itemId,
    price: product.price,
    discount: discountPercent(product),
  })),
  tax_rate: figures.taxRate,
  totals: wireTotals(figures),
  currency: figures.currency,
});
