// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProxy } from './proxy';

/** An API on another origin that echoes the request. */
let api: Server;
let proxy: ReturnType<typeof createProxy>;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    response.writeHead(409, { 'content-type': 'application/json', 'x-request-id': 'r1' });
    response.end(
      JSON.stringify({
        method,
        url,
        key: headers['idempotency-key'],
        visitor: headers['x-forwarded-for'],
        body: Buffer.concat(chunks).toString(),
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  proxy = createProxy(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api`);
});
afterAll(() => api.close());

it('forwards method, query, headers and body, and returns the API’s response', async () => {
  const response = await proxy.request('https://shop.example/api/crm/public/orders?x=%D9%83', {
    method: 'POST',
    headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
    body: '{"notes":"ك"}',
  });
  expect(response.status).toBe(409);
  expect(response.headers.get('x-request-id')).toBe('r1');
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/api/crm/public/orders?x=%D9%83',
    key: 'k1',
    body: '{"notes":"ك"}',
  });
});

it.each(['/files/media/a.webp', '/images/placeholder.png'])('fetches %s from the API', async (path) => {
  expect(await (await proxy.request(path)).json()).toMatchObject({ method: 'GET', url: path });
});

it.each(['/', '/metrics', '/apix'])('does not handle %s', async (path) => {
  expect((await proxy.request(path)).status).toBe(404);
});

const visitorOf = async (headers: Record<string, string>, remoteAddress?: string) => {
  const env = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
  const response = await proxy.request('/api/cms/public/items', { headers }, env);
  return ((await response.json()) as { visitor?: string }).visitor;
};

it('appends the client’s address to X-Forwarded-For', async () => {
  expect(await visitorOf({}, '203.0.113.7')).toBe('203.0.113.7');
  expect(await visitorOf({ 'x-forwarded-for': '6.6.6.6' }, '203.0.113.7')).toBe('6.6.6.6, 203.0.113.7');
  expect(await visitorOf({})).toBeUndefined();
});
