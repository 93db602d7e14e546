import { type Client, createResources } from './create-resources';
import { type ClientOptions, createCall, readToken } from './request';

/**
 * Creates a typed client for a Diwan backend, for browsers, Node and workers.
 * @example
 * const client = createClient({ baseUrl: 'https://shop.example/api', locale: 'ar' });
 * const { results, hasMore } = await client.items.list({ category: 3, sort_by: 'price' });
 * @throws TypeError when `baseUrl` is missing, or relative without anything to resolve it
 */
export const createClient = (options: ClientOptions): Client =>
  createResources(createCall(options), () => readToken(options) !== undefined);
