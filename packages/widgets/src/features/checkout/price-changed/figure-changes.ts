import type { OrderFigures } from '@diwan/sdk/commerce';

/** A figure of an order that is no longer what the visitor saw. */
export interface FigureChange {
  readonly figure: 'subtotal' | 'couponDiscount' | 'shippingFee' | 'tax' | 'total';
  readonly before: number;
  readonly now: number;
}

const FIGURES = ['subtotal', 'couponDiscount', 'shippingFee', 'tax', 'total'] as const;

/** The figures that changed, in the order of the summary; all of them if the currency did. */
export function figureChanges(before: OrderFigures, now: OrderFigures): FigureChange[] {
  return FIGURES.map((figure) => ({ figure, before: before[figure] ?? 0, now: now[figure] ?? 0 })).filter(
    (change) =>
      before.currency === now.currency
        ? change.before !== change.now
        : change.figure === 'total' || change.before > 0 || change.now > 0,
  );
}
