import type { Client, ConnectedClient, DiwanError } from '@diwan/sdk';
import type { ShopClientOptions } from './create-client';

/** Fetches the code of the client ahead of its first call. */
export const preloadClient = () => import('./create-client');

/** All methods: a missing or unknown one doesn't compile. */
const methods: { readonly [Resource in keyof Client]: Readonly<Record<keyof Client[Resource], true>> } = {
  items: { list: true, facets: true, get: true, related: true, similar: true },
  categories: { list: true, get: true },
  countries: { list: true },
  subcategories: { list: true, get: true },
  settings: { get: true },
  auth: { isStaff: true },
  pages: { get: true, list: true, terms: true },
  leads: { forms: true, create: true },
  requests: { create: true },
  promos: { verify: true },
  otp: { request: true, verify: true },
  orders: { create: true },
  projects: { list: true, get: true, categories: true, related: true },
  partners: { list: true },
  redirects: { get: true },
};

type Method = (...input: unknown[]) => Promise<unknown>;
type AnyClient = Record<string, Record<string, Method>>;

/**
 * A client whose code is fetched on the first call, of the shop and of elements alike: a visitor who only reads a page
 * never downloads it. It behaves like the real one, errors included.
 */
export function createLazyClient(
  options: ShopClientOptions,
  onLoaded: (client: ConnectedClient) => void = () => {},
): Client {
  let loading: Promise<AnyClient> | undefined;
  const load = () => {
    loading ??= preloadClient().then(
      ({ createShopClient }) => {
        const client = createShopClient(options);
        onLoaded(client);
        return client as unknown as AnyClient;
      },
      (error: unknown) => {
        // The next call tries again: the connection may be back by then.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const lazyMethod =
    (resource: string, name: string): Method =>
    async (...input) =>
      (await load())[resource]?.[name]?.(...input);

  return Object.fromEntries(
    Object.entries(methods).map(([resource, names]) => [
      resource,
      Object.fromEntries(Object.keys(names).map((name) => [name, lazyMethod(resource, name)])),
    ]),
  ) as unknown as Client;
}

/** A lazy client that reports its failed calls, as `createClient()` does. */
export function createReportingClient(options: ShopClientOptions): ConnectedClient {
  const listeners = new Set<(error: DiwanError) => void>();
  const client = createLazyClient(options, ({ onFailure }) => {
    onFailure((error) => {
      for (const listener of listeners) listener(error);
    });
  });
  return {
    ...client,
    baseUrl: options.baseUrl,
    onFailure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
