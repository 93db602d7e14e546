import type { Client } from '@diwan/sdk';
import { type BasketProduct, basketProduct, type PurchaseMode } from '@diwan/sdk/commerce';

/** All that baskets and lists of products ask the shop for. */
export interface ItemListClient {
  readonly items: Pick<Client['items'], 'list'>;
}

/** Most ids one call may ask for. */
const BATCH = 50;

const batchesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );

/**
 * The products of these ids as the shop has them now; those that vanished are absent.
 * @throws DiwanError when the shop can't be reached
 */
export async function listProducts(client: ItemListClient, ids: readonly number[]): Promise<BasketProduct[]> {
  const pages = await Promise.all(batchesOf(ids).map((id) => client.items.list({ id, limit: id.length })));
  return pages.flatMap(({ results }) => results.map((product) => basketProduct(product)));
}

/**
 * The products as the shop has them now; those that vanished, or left the kind of basket they are in, are absent.
 * Undefined when the shop can't be reached: prices then stay as they were, and an order is checked by the server.
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
