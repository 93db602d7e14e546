import { type Client, createResources } from './create-resources';
import { DiwanError } from './errors/call-errors';
import { isMissing } from './is-missing';
import { type ClientOptions, createCall, readToken } from './request';

/** A client that reports which calls of it failed, to any number of listeners. */
export interface ConnectedClient extends Client {
  /** The API's base URL, as given. */
  readonly baseUrl: string;
  /**
   * Calls `listener` with the final error of each failed call, except for aborted ones, until the returned function is
   * called.
   */
  onFailure(listener: (error: DiwanError) => void): () => void;
}

/**
 * Creates a typed client for a Diwan backend, for browsers, Node and workers.
 * @example
 * const client = createClient({ baseUrl: 'https://shop.example/api', locale: 'ar' });
 * const { results, hasMore } = await client.items.list({ category: 3, sort_by: 'price' });
 * @throws TypeError when `baseUrl` is missing, or relative without anything to resolve it
 */
export function createClient(options: ClientOptions): ConnectedClient {
  const listeners = new Set<(error: DiwanError) => void>();
  const send = createCall(options);
  const call: typeof send = (route, input, callOptions) =>
    send(route, input, callOptions).catch((error: unknown) => {
      if (error instanceof DiwanError && !callOptions?.signal?.aborted && !isMissing(route, error))
        for (const listener of listeners) listener(error);
      throw error;
    });
  return {
    ...createResources(call, () => readToken(options) !== undefined),
    baseUrl: options.baseUrl,
    onFailure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
