import {
  type BasketLines,
  type PurchaseMode,
  type RefreshedBasket,
  refreshProducts,
} from '@diwan/sdk/commerce';
import { freshProducts, type ItemListClient } from './fresh-products';

/** Puts the fetched products into the lines of a basket. */
export type Refresh = (lines: BasketLines) => RefreshedBasket;

/** Fetches the products of these ids again. Undefined when the shop can't be reached. */
export async function fetchPrices(
  client: ItemListClient,
  kind: PurchaseMode,
  ids: ReadonlySet<number>,
): Promise<Refresh | undefined> {
  const fresh = await freshProducts(client, kind, [...ids]);
  if (!fresh) return undefined;
  return (lines) => {
    // Products added during the request are up to date already.
    const since = lines.flatMap(({ product }) => (ids.has(product.id) ? [] : [product]));
    return refreshProducts(lines, [...fresh, ...since]);
  };
}
