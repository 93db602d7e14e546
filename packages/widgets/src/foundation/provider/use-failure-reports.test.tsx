import { createClient } from '@diwan/sdk';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { createStores, memoryStorage } from '../stores';
import type { FailureReport } from './use-failure-reports';
import { WidgetsProvider } from './WidgetsProvider';

const fetched = vi.fn<typeof fetch>();
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
  consoleError.mockClear();
});

const json = (status: number, body: object) => async () => Response.json(body, { status });

function setUp(baseUrl = 'https://shop.example/api', onFailure?: (failure: FailureReport) => void) {
  const client = createClient({ baseUrl, retries: 0 });
  const stores = createStores({ client, storage: memoryStorage() });
  const { unmount } = render(
    <WidgetsProvider client={client} stores={stores} i18n={i18nOf.en} {...(onFailure && { onFailure })}>
      Shop
    </WidgetsProvider>,
  );
  return { client, unmount };
}

it('reports what failed, with its reason and the likely cause', async () => {
  const onFailure = vi.fn();
  const { client } = setUp(undefined, onFailure);
  fetched.mockImplementation(json(500, { code: 'internal', message: 'Out of order' }));
  const error = await client.items.list().catch((reason: unknown) => reason);
  await vi.waitFor(() =>
    expect(onFailure.mock.calls).toEqual([
      [
        {
          reason: 'server-error',
          address: 'https://shop.example/api',
          message:
            "The widgets can't use the API at https://shop.example/api: it refuses items.list with 500: Out of order",
          error,
        },
      ],
    ]),
  );
  expect(consoleError).not.toHaveBeenCalled();
});

it('reports no wrong code of a visitor, and nothing once the widgets are gone', async () => {
  const onFailure = vi.fn();
  const { client, unmount } = setUp(undefined, onFailure);
  fetched.mockImplementation(json(422, { code: 'promo_expired', message: 'Expired' }));
  await client.promos.verify('OLD').catch(() => {});
  fetched.mockImplementation(json(500, { code: 'internal', message: 'Out of order' }));
  await client.items.list().catch(() => {});
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  unmount();
  await client.items.list().catch(() => {});
  await Promise.resolve();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'a wrong base address',
    async () => new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    'https://page.example',
    'it responds with 404 and not as the API does. Should the address end in /api?',
  ],
  [
    'an API that is not running',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'https://down.example/api',
    'no response could be read: ',
  ],
  [
    'a refused request, with its fields',
    json(400, {
      code: 'validation_failed',
      message: 'Check the fields.',
      errors: [{ path: 'category', message: 'Must be a number' }],
    }),
    'https://refusing.example/api',
    'it refuses items.list with 400: Check the fields. (category: Must be a number)',
  ],
])('explains %s in one line in development', async (_, respond, baseUrl, text) => {
  vi.stubEnv('NODE_ENV', 'development');
  fetched.mockImplementation(respond);
  const { client } = setUp(baseUrl);
  await Promise.allSettled([client.items.list(), client.items.list({ page: 2 })]);
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalled());
  await client.items.list().catch(() => {});
  expect(consoleError.mock.calls).toEqual([[expect.stringContaining(`at ${baseUrl}: ${text}`)]]);
});

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  fetched.mockImplementation(json(500, { code: 'internal', message: 'Out of order' }));
  await setUp()
    .client.items.list()
    .catch(() => {});
  expect(consoleError).not.toHaveBeenCalled();
});
