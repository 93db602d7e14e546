import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { limitBody } from './limit-body';

let api: TestApi;
let server: Server;
beforeAll(async () => {
  api = await openTestApi();
  server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await api.close();
});

const PART = 'x'.repeat(64 * 1024);
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Sends a body of `parts` × 64 KiB over one connection, then asks for the partners over the same one. */
async function send({ parts, isChunked, pauseMs }: { parts: number; isChunked: boolean; pauseMs: number }) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  let error: string | undefined;
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', (cause: NodeJS.ErrnoException) => {
    error = cause.code;
  });
  const closed = once(socket, 'close').catch(() => undefined);
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${parts * PART.length}`;
  socket.write(
    `POST /api/crm/public/leads/1 HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  for (let part = 0; part < parts; part += 1) {
    socket.write(isChunked ? chunk(PART) : PART);
    if (pauseMs > 0) await pause(pauseMs);
  }
  if (isChunked) socket.write('0\r\n\r\n');
  socket.write('GET /api/cms/public/partners HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await closed;
  return { error, statuses: received.match(/(?<=HTTP\/1\.1 )\d{3}/g), received };
}

describe('a body that is too large', () => {
  it.each([
    { isChunked: false, parts: 16, pauseMs: 0 },
    { isChunked: true, parts: 16, pauseMs: 0 },
    // Longer than servers usually read on after their response.
    { isChunked: false, parts: 8, pauseMs: 100 },
    { isChunked: true, parts: 8, pauseMs: 100 },
  ])('is answered, and the connection stays usable: %o', async (body) => {
    const { error, statuses, received } = await send(body);
    expect({ error, statuses }).toEqual({ error: undefined, statuses: ['413', '200'] });
    expect(received).toContain('payload_too_large');
  });
  it('is answered although most of it is never sent, and the connection is closed', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.write(
      `POST /api/crm/public/leads/1 HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${1e9}\r\n\r\n${PART}`,
    );
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 413/);
    expect(received).toMatch(/connection: close/i);
  });
});

describe('a body that never ends', () => {
  /** What is answered to a body of small chunks without an end. */
  async function answer(path: string, chunks: number): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk('1').repeat(chunks)}`,
    );
    const [text] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return text;
  }
  it('is refused in small chunks, and its connection is closed', async () => {
    const text = await answer('/api/crm/public/leads/1', 1_500);
    expect(text).toMatch(/^HTTP\/1\.1 413/);
    expect(text).toMatch(/connection: close/i);
  });
  it.each([
    ['an unknown path', '/api/unknown', /^HTTP\/1\.1 404/],
    ['an endpoint without a body', '/api/cms/public/partners', /^HTTP\/1\.1 405/],
    ['staff, without a token', '/api/staff/orders/1/status', /^HTTP\/1\.1 401/],
  ])('isn’t read for %s', async (_, path, status) => {
    expect(await answer(path, 1)).toMatch(status);
  });
  it('isn’t read for an unknown path, whose connection is closed', async () => {
    expect(await answer('/api/unknown', 1)).toMatch(/connection: close/i);
  });
});

it('some small chunks are read', async () => {
  const app = new Hono().use(limitBody()).post('/', async ({ req, text }) => text(await req.text()));
  const body = () => Readable.from(Array.from('x'.repeat(900), (text) => Buffer.from(text)));
  const send = (given: RequestInit, env = {}) =>
    app.fetch(new Request('http://shop/', { method: 'POST', duplex: 'half', ...given } as RequestInit), env);
  const inProcess = await send({ body: Readable.toWeb(body()) as ReadableStream<Uint8Array> });
  const overConnection = await send({}, { incoming: body() });
  expect(await inProcess.text()).toBe('x'.repeat(900));
  expect(await overConnection.text()).toBe('x'.repeat(900));
});
