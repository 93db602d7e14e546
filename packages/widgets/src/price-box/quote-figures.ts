import {
  type BasketLine,
  type BasketLines,
  type OrderFigures,
  type OrderInput,
  orderTotals,
  priceTag,
} from '@diwan/sdk/commerce';

/** A customised piece has no standard price, others may hide theirs (product.md «Settled later»). */
export const isPriced = ({ product, customization }: BasketLine): boolean =>
  customization === null && priceTag(product) !== null;

export interface QuoteFigures {
  /** What the priced lines add up to; undefined when no line shows a price. */
  readonly totals: OrderFigures | undefined;
  readonly linesOnRequest: number;
}

/** What of a price box has a price. */
export function quoteFigures(lines: BasketLines, settings: OrderInput['settings']): QuoteFigures {
  const priced = lines.filter(isPriced);
  return {
    totals: priced.length > 0 ? orderTotals({ lines: priced, settings }) : undefined,
    linesOnRequest: lines.length - priced.length,
  };
}
