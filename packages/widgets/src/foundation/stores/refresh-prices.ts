import {
  type BasketLines,
  type PurchaseMode,
  type RefreshedBasket,
  refreshProducts,
} from '@diwan/sdk/commerce';
import { freshProducts, type ItemListClient } from './fresh-products';

/** Updates the lines of a basket with the fetched products. */
export type Refresh = (lines: BasketLines) => RefreshedBasket;

/** Refetches the products with these ids. Undefined if the shop can't be reached. */
export async function fetchPrices(
  client: ItemListClient,
  kind: PurchaseMode,
  ids: ReadonlySet<number>,
): Promise<Refresh | undefined> {
  const fresh = await freshProducts(client, kind, [...ids]);
  if (!fresh) return undefined;
  return (lines) => {
    // Products added during the request are up to date already.
    const added = lines.flatMap(({ product }) => (ids.has(product.id) ? [] : [product]));
    return refreshProducts(lines, [...fresh, ...added]);
  };
}
