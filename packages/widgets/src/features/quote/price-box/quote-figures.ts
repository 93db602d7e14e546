import {
  type BasketLine,
  type BasketLines,
  hasPrice,
  type OrderFigures,
  type OrderInput,
  orderTotals,
  pricedLines,
} from '@diwan/sdk/commerce';

/** False for customised pieces, which have no standard price, and for products with a hidden price. */
export const isPriced = ({ product, customization }: BasketLine): boolean =>
  customization === null && product.is_price_show && hasPrice(product);

export interface QuoteFigures {
  /** Totals of the priced lines; undefined if no line has a price. */
  readonly totals: OrderFigures | undefined;
  readonly linesOnRequest: number;
}

/** Totals of a price box's priced lines. */
export function quoteFigures(lines: BasketLines, settings: OrderInput['settings']): QuoteFigures {
  const priced = pricedLines(lines.filter(isPriced));
  return {
    totals: priced.length > 0 ? orderTotals({ lines: priced, settings }) : undefined,
    linesOnRequest: lines.length - priced.length,
  };
}
