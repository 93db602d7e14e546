import type { Client, ClientOptions } from '@diwan/sdk';

type Method = (...input: unknown[]) => unknown;

/** Fetches the code of the client ahead of its first call. */
export const preloadClient = () => import('./create-client');

/** All resources: a missing or unknown one doesn't compile. */
const resources: Record<keyof Client, true> = {
  items: true,
  categories: true,
  subcategories: true,
  settings: true,
  auth: true,
  pages: true,
  leads: true,
  requests: true,
  promos: true,
  otp: true,
  map: true,
  orders: true,
  projects: true,
  partners: true,
  redirects: true,
};

/**
 * A client whose code is fetched on the first call: a visitor who only reads a page never downloads it. It behaves like
 * the real one, errors included.
 */
export function createLazyClient(options: ClientOptions): Client {
  let loading: Promise<Client> | undefined;
  const load = (): Promise<Client> => {
    loading ??= preloadClient().then(
      ({ createClient }) => createClient(options),
      (error: unknown) => {
        // The next call tries again: the connection may be back by then.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const methodOf = async (resource: keyof Client, name: string) =>
    ((await load())[resource] as Record<string, Method>)[name] as Method;

  const lazyResource = (resource: keyof Client) =>
    new Proxy<Record<string, Method>>(
      {},
      {
        get: (known, name: string) => {
          // All methods return promises, except `listAll`, which is iterated.
          known[name] ??=
            name === 'listAll'
              ? async function* (...input) {
                  yield* (await methodOf(resource, name))(...input) as AsyncIterable<unknown>;
                }
              : async (...input) => (await methodOf(resource, name))(...input);
          return known[name];
        },
      },
    );

  return Object.fromEntries(
    Object.keys(resources).map((name) => [name, lazyResource(name as keyof Client)]),
  ) as unknown as Client;
}
