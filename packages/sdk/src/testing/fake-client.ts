import { type ConnectedClient, createClient } from '../client/create-client';
import type { Client } from '../client/create-resources';
import { createFakeBackend } from './fake-backend';
import type { FakeShop } from './fakes/shared/fake-shop';

/** Methods to override, by resource. */
export type ClientOverrides = { [Resource in keyof Client]?: Partial<Client[Resource]> };

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
  const client = createClient({
    baseUrl: '/api',
    fetch,
    retries: 0,
    token: 'staff-token',
  });
  return {
    ...client,
    items: { ...client.items, ...overrides.items },
    categories: { ...client.categories, ...overrides.categories },
    subcategories: { ...client.subcategories, ...overrides.subcategories },
    settings: { ...client.settings, ...overrides.settings },
    auth: { ...client.auth, ...overrides.auth },
    pages: { ...client.pages, ...overrides.pages },
    leads: { ...client.leads, ...overrides.leads },
    requests: { ...client.requests, ...overrides.requests },
    promos: { ...client.promos, ...overrides.promos },
    otp: { ...client.otp, ...overrides.otp },
    map: { ...client.map, ...overrides.map },
    orders: { ...client.orders, ...overrides.orders },
    projects: { ...client.projects, ...overrides.projects },
    partners: { ...client.partners, ...overrides.partners },
    redirects: { ...client.redirects, ...overrides.redirects },
  };
}
