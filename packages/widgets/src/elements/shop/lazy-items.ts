import type { ConnectionOptions, Items } from '@diwan/sdk';

/** The products of a shop. Their code, and what checks a product in full, is downloaded with the first call. */
export function createLazyItems(connection: ConnectionOptions): Items {
  const load = async () => (await import('./shop-items')).createShopItems(connection);
  return {
    list: async (...input) => (await load()).list(...input),
    async *listAll(...input) {
      yield* (await load()).listAll(...input);
    },
    get: async (...input) => (await load()).get(...input),
    related: async (...input) => (await load()).related(...input),
    similar: async (...input) => (await load()).similar(...input),
  };
}
