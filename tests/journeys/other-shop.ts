import type { AddressInfo } from 'node:net';
import { createStorefront } from '@diwan/storefront/server';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export interface OtherShop {
  /** Override the demo shop's settings. */
  settings?: Record<string, unknown>;
  /** API paths that fail. */
  failing?: RegExp;
  /** Changes what the API responds with. */
  edit?: (body: unknown) => unknown;
}

/** Serves the demo shop's pages on a separate port, with other settings or a failing API. */
export async function openOtherShop({
  settings,
  failing,
  edit,
}: OtherShop): Promise<{ url: string; close(): void }> {
  const baseUrl = `${process.env.SHOP_URL}/api`;
  const callApi = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { url } = new Request(input, init);
    if (failing?.test(url))
      return Response.json({ code: 'internal', message: 'Out of order' }, { status: 500 });
    const response = await fetch(input, init);
    if (edit && response.headers.get('content-type')?.includes('json')) {
      const { status } = response;
      return Response.json(edit(await response.json()), { status });
    }
    if (!settings || !url.includes('/settings/public/')) return response;
    const { results } = (await response.json()) as { results: object };
    return Response.json({ results: { ...results, ...settings } });
  };
  const app = new Hono()
    .get('/files/*', ({ req }) => fetch(`${process.env.SHOP_URL}${new URL(req.url).pathname}`))
    .all('/api/*', ({ req }) => callApi(`${process.env.SHOP_URL}${new URL(req.url).pathname}`))
    .route('/', createStorefront({ api: { baseUrl, fetch: callApi }, lifetimeMs: 0, onError: () => {} }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
