import { unitPrice } from '../pricing/unit-price';
import type { BasketLines } from './basket';
import type { BasketProduct } from './basket-line';

/** Why a visitor should look at a line again: its unit price is another now, or the product is no longer there. */
export type LineFlag = 'price_changed' | 'gone';

export interface RefreshedBasket {
  readonly lines: BasketLines;
  /** By line id; lines without news are absent. */
  readonly flags: ReadonlyMap<string, LineFlag>;
}

/**
 * Puts fresh products into lines after a reload. Lines whose product is not among them are kept and flagged, so that
 * nothing disappears silently (product.md «Baskets»). For a cart, pass only products that are still sold online.
 * @param products all products the lines are about, as the API has them now.
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
    if (unitPrice(product) !== unitPrice(line.product)) flags.set(line.id, 'price_changed');
    // Lists bring the pictures of a card, which seldom shows the colour that was chosen.
    const image = (line.customization?.color && line.product.image) ?? product.image;
    return { ...line, product: { ...product, image } };
  });
  return { lines: refreshed, flags };
}
