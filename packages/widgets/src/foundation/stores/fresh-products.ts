import type { Client } from '@diwan/sdk';
import { type BasketProduct, basketProduct, type PurchaseMode } from '@diwan/sdk/commerce';

/** The API resource baskets and product lists call. */
export interface ItemListClient {
  readonly items: Pick<Client['items'], 'list'>;
}

/** Maximum number of ids per request. */
const BATCH = 50;

const batchesOf = (ids: readonly number[]): number[][] =>
  [...Array(Math.ceil(ids.length / BATCH)).keys()].map((index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );

/**
 * The current products with these ids, without those that are gone.
 * @throws DiwanError if the shop can't be reached
 */
export async function listProducts(client: ItemListClient, ids: readonly number[]): Promise<BasketProduct[]> {
  const pages = await Promise.all(batchesOf(ids).map((id) => client.items.list({ id, limit: id.length })));
  return pages.flatMap(({ results }) => results.map((product) => basketProduct(product)));
}

/**
 * The current products, without those that are gone or no longer belong in this kind of basket. Undefined if the shop
 * can't be reached: prices then stay unchanged, and the server checks orders anyway.
 */
export async function freshProducts(
  client: ItemListClient,
  kind: PurchaseMode,
  ids: readonly number[],
): Promise<BasketProduct[] | undefined> {
  try {
    const products = await listProducts(client, ids);
    return products.filter((product) => kind === 'price-box' || product.allow_online_purchase);
  } catch {
    return undefined;
  }
}
