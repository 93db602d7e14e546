import type { Client, ClientOptions } from '@diwan/sdk';

type Resource = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/**
 * A client whose code is fetched on its first call: a visitor who only reads a page never downloads it. It behaves
 * like the real one, errors included.
 */
export function createLazyClient(options: ClientOptions): Client {
  let loading: Promise<Client> | undefined;
  const resource = async (name: string): Promise<Resource> => {
    loading ??= import('./client').then(({ createClient }) => createClient(options));
    const client = await loading.catch((error: unknown) => {
      // Fetched again at the next call: the connection may be back by then.
      loading = undefined;
      throw error;
    });
    return client[name as keyof Client] as unknown as Resource;
  };
  const call = (name: string, method: string) =>
    method === 'listAll'
      ? async function* listAll(...args: unknown[]) {
          yield* (await resource(name))[method]?.(...args) as AsyncIterable<unknown>;
        }
      : async (...args: unknown[]) => (await resource(name))[method]?.(...args);

  return new Proxy({} as Client, {
    get: (_client, name: string) => new Proxy({}, { get: (_resource, method: string) => call(name, method) }),
  });
}
