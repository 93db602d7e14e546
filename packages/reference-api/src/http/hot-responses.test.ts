import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createHotListener, type SharingEnv } from './hot-responses';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server whose app numbers its responses. */
async function start({ isShared = true, status = 200 } = {}) {
  let time = 1;
  let version = 1;
  const shared = vi.fn((_status: number) => ({ 'x-request-id': 'own' }));
  const app = vi.fn((_request: Request, env: object) => {
    const body = Buffer.from(`answer ${app.mock.calls.length}`);
    if (isShared) (env as SharingEnv).share?.(body, shared);
    const headers = { etag: '"e1"', 'content-type': 'text/plain', 'x-request-id': 'first' };
    return new Response(body, { status, headers });
  });
  server = createServer(createHotListener(app, { version: () => version, now: () => time }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const read = (path = '/a', headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; text: string; headers: IncomingHttpHeaders }>((resolve) => {
      const options = { port, host: '127.0.0.1', path, headers, method, agent: false };
      get(options, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode, text, headers: response.headers });
      });
    });
  const text = async (...request: Parameters<typeof read>) => (await read(...request)).text;
  return {
    read,
    text,
    shared,
    wait: (ms: number) => {
      time += ms;
    },
    changeContent: () => {
      version += 1;
    },
  };
}

it('serves shared responses from memory for a second or until content changes', async () => {
  const { text, wait, changeContent } = await start();
  expect([await text(), await text()]).toEqual(['answer 1', 'answer 1']);
  wait(1001);
  expect(await text()).toBe('answer 2');
  changeContent();
  expect(await text()).toBe('answer 3');
});

type Call = [path: string, headers?: Record<string, string>, method?: string];

it.each<[string, Call]>([
  ['address', ['/b']],
  ['host', ['/a', { host: 'other.example' }]],
  ['origin', ['/a', { origin: 'https://partner.example' }]],
  ['language of the browser', ['/a', { 'accept-language': 'ar' }]],
  ['language the visitor chose', ['/a', { cookie: 'x=1; i18nextLng=ar' }]],
  ['language, oddly written', ['/a', { cookie: 'i18nextLng =ar' }]],
  ['encoding', ['/a', { 'accept-encoding': 'br' }]],
  ['credential', ['/a', { authorization: 'Bearer token' }]],
  ['method', ['/a', {}, 'HEAD']],
])('calls the app for another %s', async (_, request) => {
  const { text } = await start();
  await text();
  expect(await text(...request)).not.toBe('answer 1');
});

it('reads the language cookie as Hono does when it occurs twice', async () => {
  const { text } = await start();
  expect(await text('/a', { cookie: 'i18nextLng =ar; i18nextLng=en' })).toBe('answer 1');
  expect(await text('/a', { cookie: 'i18nextLng=en' })).toBe('answer 2');
  expect(await text('/a', { cookie: 'i18nextLng=ar' })).toBe('answer 1');
});

it('ignores headers that responses don’t depend on', async () => {
  const { text } = await start();
  await text();
  expect(await text('/a', { cookie: '_ga=1', 'user-agent': 'other' })).toBe('answer 1');
});

it('returns 304 when the ETag matches', async () => {
  const { read } = await start();
  await read();
  const again = await read('/a', { 'if-none-match': 'W/"e0", "e1"' });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', '"e1"']);
  expect(again.headers['content-length']).toBeUndefined();
});

it('lets the app count each response and set its request id', async () => {
  const { read, shared } = await start();
  const first = await read();
  expect(first.headers['x-request-id']).toBe('first');
  expect(shared).not.toHaveBeenCalled();
  const second = await read();
  expect(second.headers['x-request-id']).toBe('own');
  expect(second.headers['content-type']).toBe('text/plain');
  expect(shared).toHaveBeenCalledWith(200, undefined);
  await read('/a', { 'x-request-id': 'of-the-proxy' });
  expect(shared).toHaveBeenLastCalledWith(200, 'of-the-proxy');
});

it.each([{ isShared: false }, { status: 503 }])('does not store a response with %o', async (given) => {
  const { text } = await start(given);
  expect([await text(), await text()]).toEqual(['answer 1', 'answer 2']);
});
