import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundConnections } from './bound-connections';
import { fileResponse } from './file-response';

const FILE_SIZE = 2_700_000;
const MAX_GROWTH = 50_000_000;

let folder: string;
let server: Server;
let handled: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-connections-'));
  const file = path.join(folder, 'catalog.pdf');
  writeFileSync(file, Buffer.alloc(FILE_SIZE, 'a'));
  handled = 0;
  const app = new Hono().get('/catalog.pdf', (context) => {
    handled += 1;
    return fileResponse(context, file, { 'content-type': 'application/pdf' });
  });
  server = createServer();
  server.on('request', boundConnections(server, getRequestListener(app.fetch)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const portOf = () => (server.address() as AddressInfo).port;
const request = (method = 'GET') => `${method} /catalog.pdf HTTP/1.1\r\nhost: shop.example\r\n\r\n`;

async function open(): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('1,500 requests of a client that reads nothing take less than 50 MB', async () => {
  const before = process.memoryUsage().rss;
  const socket = await open();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.pause();
  socket.write(request().repeat(1_500));
  await expect.poll(() => handled).toBeGreaterThan(0);
  let most = 0;
  for (let turns = 0; turns < 50; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  expect(most).toBeLessThan(MAX_GROWTH);
  expect(handled).toBeLessThan(50);
  socket.resume();
  await closed;
});

it('answers requests that are sent after one another, and some at once', async () => {
  const socket = await open();
  let received = 0;
  socket.on('data', (data) => {
    received += data.length;
  });
  for (let round = 1; round <= 3; round += 1) {
    socket.write(request().repeat(10));
    await expect.poll(() => received).toBeGreaterThan(round * 10 * FILE_SIZE);
  }
  socket.destroy();
});

it('sends the length of a file without reading it for HEAD', async () => {
  const response = await fetch(`http://127.0.0.1:${portOf()}/catalog.pdf`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe(String(FILE_SIZE));
  expect(await response.text()).toBe('');
});

it('closes a connection whose client stops reading', async () => {
  server.timeout = 300;
  const socket = await open();
  socket.pause();
  socket.write(request().repeat(10));
  await expect.poll(() => handled).toBe(10);
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections, { timeout: 30_000 }).toBe(0);
  socket.destroy();
});
