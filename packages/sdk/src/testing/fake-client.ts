import { type ConnectedClient, createClient } from '../client/create-client';
import type { Client } from '../client/create-resources';
import type { ListPage } from '../client/list-page';
import { createFakeBackend } from './fake-backend';
import type { FakeShop } from './fakes/shared/fake-shop';

/** An overridden list may resolve with plain data, which is then its only page. */
type Overridden<Result> =
  Result extends Promise<ListPage<infer Item>>
    ? Promise<Omit<ListPage<Item>, typeof Symbol.asyncIterator>>
    : Result;

type Override<Method> = Method extends (...input: infer Input) => infer Result
  ? (...input: Input) => Overridden<Result>
  : never;

/** Methods to override, by resource. */
export type ClientOverrides = {
  [Resource in keyof Client]?: {
    [Name in keyof Client[Resource]]?: Override<Client[Resource][Name]>;
  };
};

type Method = (...input: unknown[]) => Promise<unknown>;

const isPage = (value: unknown): value is { results: unknown[]; hasMore: boolean } =>
  typeof value === 'object' && value !== null && 'hasMore' in value;

const iterable =
  (method: Method): Method =>
  async (...input) => {
    const result = await method(...input);
    if (!isPage(result) || Symbol.asyncIterator in result) return result;
    return Object.defineProperty(result, Symbol.asyncIterator, {
      value: async function* () {
        yield* result.results;
      },
    });
  };

/**
 * A real client of an in-memory backend, so that data in tests and stories passes the same validation as in production.
 * @param overrides methods to override: `{ items: { list: () => Promise.reject(makeApiError({ status: 500 })) } }`
 * @param shop data to override: `{ products: [makeProduct()] }`
 */
export function createFakeClient(
  overrides: ClientOverrides = {},
  shop: Partial<FakeShop> = {},
): ConnectedClient {
  const { fetch } = createFakeBackend(shop);
  const client = createClient({ baseUrl: '/api', fetch, retries: 0, token: 'staff-token' });
  const overridden = Object.entries(overrides as Record<keyof Client, Record<string, Method>>).map(
    ([resource, methods]) => [
      resource,
      {
        ...client[resource as keyof Client],
        ...Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, iterable(method)])),
      },
    ],
  );
  return { ...client, ...Object.fromEntries(overridden) };
}
