import type { Client, ClientOptions } from '@diwan/sdk';

/** Fetches the code of the client ahead of its first call. */
export const preloadClient = () => import('./create-client');

/** All methods: a missing or unknown one doesn't compile. */
const methods: { readonly [Resource in keyof Client]: Readonly<Record<keyof Client[Resource], true>> } = {
  items: { list: true, listAll: true, get: true, related: true, similar: true },
  categories: { list: true, get: true },
  subcategories: { list: true, get: true },
  settings: { get: true },
  auth: { isStaff: true },
  pages: { get: true, list: true, home: true, interiors: true, products: true, terms: true },
  leads: { forms: true, create: true },
  requests: { create: true },
  promos: { verify: true },
  otp: { request: true, verify: true },
  map: { get: true },
  orders: { create: true },
  projects: { list: true, listAll: true, get: true, categories: true, related: true },
  partners: { list: true, listAll: true },
  redirects: { get: true },
};

type Method = (...input: unknown[]) => unknown;
type AnyClient = Record<string, Record<string, Method>>;

/**
 * A client whose code is fetched on the first call, of the shop and of elements alike: a visitor who only reads a page
 * never downloads it. It behaves like the real one, errors included.
 */
export function createLazyClient(options: ClientOptions): Client {
  let loading: Promise<AnyClient> | undefined;
  const load = () => {
    loading ??= preloadClient().then(
      ({ createClient }) => createClient(options) as unknown as AnyClient,
      (error: unknown) => {
        // The next call tries again: the connection may be back by then.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const lazyMethod = (resource: string, name: string): Method => {
    const method = async () => (await load())[resource]?.[name] as Method;
    // All methods return promises, except `listAll`, which is iterated.
    return name === 'listAll'
      ? async function* (...input) {
          yield* (await method())(...input) as AsyncIterable<unknown>;
        }
      : async (...input) => (await method())(...input);
  };

  return Object.fromEntries(
    Object.entries(methods).map(([resource, names]) => [
      resource,
      Object.fromEntries(Object.keys(names).map((name) => [name, lazyMethod(resource, name)])),
    ]),
  ) as unknown as Client;
}
