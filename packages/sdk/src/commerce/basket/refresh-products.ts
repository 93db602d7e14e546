import { isSamePrice } from '../pricing/unit-price';
import type { BasketLines } from './basket';
import type { BasketProduct } from './basket-line';

/** Why a visitor should review a line: its unit price changed, or the product no longer exists. */
export type LineFlag = 'price_changed' | 'gone';

/** A basket with current products, and what changed. */
export interface RefreshedBasket {
  readonly lines: BasketLines;
  /** By line id, for changed lines only. */
  readonly flags: ReadonlyMap<string, LineFlag>;
}

/**
 * Updates the products of lines after a reload. Lines whose product is missing are kept and flagged, so that nothing
 * disappears silently. For a cart, pass only products that are still sold online.
 * @param products the current products of the lines
 */
export function refreshProducts(lines: BasketLines, products: readonly BasketProduct[]): RefreshedBasket {
  const freshById = new Map(products.map((product) => [product.id, product]));
  const flags = new Map<string, LineFlag>();
  const refreshed = lines.map((line) => {
    const product = freshById.get(line.product.id);
    if (!product) {
      flags.set(line.id, 'gone');
      return line;
    }
    if (!isSamePrice(product, line.product)) flags.set(line.id, 'price_changed');
    // Lists contain only a card's images, which rarely include the chosen colour.
    const image = (line.customization?.color && line.product.image) ?? product.image;
    return { ...line, product: { ...product, image } };
  });
  return { lines: refreshed, flags };
}
