import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository/repository-root';
import { type CallOptions, nginxMissing, type RunningNginx, startNginx } from './start-nginx';

if (nginxMissing) console.warn(`deploy/nginx.conf was not tested: ${nginxMissing}`);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const respondJson: Answer = (_, response) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ results: 'a sofa '.repeat(500) }));

describe('the key of the limit of reads in deploy/nginx.conf', () => {
  const conf = readFileSync(path.join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
  const [, map = ''] = /map \$remote_addr \$reader \{([^}]+)\}/.exec(conf) ?? [];
  const patterns = [...map.matchAll(/"~(.+)" \$prefix;/g)].map(([, pattern = '']) => new RegExp(pattern));
  const keyOf = (address: string) =>
    patterns.map((pattern) => pattern.exec(address)?.groups?.prefix).find(Boolean) ?? address;

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8:1:2:3::', '2001:db8:1:2'],
    ['2001:db8:1::9', '2001:db8:1'],
    ['2001:db8::5:6:7:8', '2001:db8'],
    ['::1', '::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('of %s is %s', (address, key) => {
    expect(patterns).toHaveLength(2);
    expect(keyOf(address)).toBe(key);
  });
});

describe.skipIf(nginxMissing)('deploy/nginx.conf', () => {
  let nginx: RunningNginx;
  let copies: Server[];
  /** Requests received by a copy during the test. */
  let received: IncomingMessage[] = [];
  let answer: Answer = respondJson;

  const call = (path: string, options?: CallOptions) => nginx.call(path, options);

  beforeAll(async () => {
    copies = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<Server>((resolve) => {
            const server = createServer((received_, response) => {
              received.push(received_);
              answer(received_, response);
            }).listen(0, '127.0.0.1', () => resolve(server));
          }),
      ),
    );
    nginx = await startNginx(copies.map((copy) => (copy.address() as AddressInfo).port));
  });
  beforeEach(() => {
    received = [];
    answer = respondJson;
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const copy of copies ?? []) copy.close().closeAllConnections();
  });

  it('redirects http to https', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${nginx.httpPort}/cart?lang=ar`, {
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/cart?lang=ar']);
  });

  it('forwards client address, host, protocol and request id', async () => {
    const { headers } = await call('/', {
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'forged' },
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const [seen] = received;
    expect(seen?.headers).toMatchObject({ host: 'shop.example', 'x-forwarded-proto': 'https' });
    // The visitor's own entry precedes the address nginx saw; with one trusted proxy only the last entry counts.
    expect(seen?.headers['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1');
    expect(seen?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['/metrics', '/healthz', '/readyz', '/api/dev/outbox'])('blocks %s', async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('compresses uncompressed responses', async () => {
    const { headers } = await call('/api/cms/public/items', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('retries reads on the other copy, but never writes', async () => {
    answer = (_, response) => {
      if (received.length === 1) response.destroy();
      else response.end('from the other');
    };
    expect(await call('/product/sofa')).toMatchObject({ status: 200, text: 'from the other' });
    expect(received).toHaveLength(2);

    received = [];
    const order = await call('/api/crm/public/orders', { method: 'POST', body: '{}' });
    expect(order.status).toBe(502);
    expect(received).toHaveLength(1);
  });

  it('shows every visitor the page of a closed shop, while staff, API and images get through', async () => {
    answer = ({ url, headers }, response) =>
      url === '/' && !headers.authorization
        ? response.writeHead(503, { 'retry-after': '600' }).end('We will be back soon')
        : response.end('open');
    for (let visitor = 0; visitor < 10; visitor += 1)
      expect(await call('/')).toMatchObject({ status: 503, text: 'We will be back soon' });
    expect(await call('/', { headers: { authorization: 'Bearer staff' } })).toMatchObject({ text: 'open' });
    for (const path of ['/api/auth', '/files/media/closed.avif'])
      expect(await call(path)).toMatchObject({ status: 200, text: 'open' });
    // One try each: a 503 is no failure of a copy.
    expect(received).toHaveLength(13);
  });

  it('caches images and serves them while the copies are down', async () => {
    answer = (_, response) => response.setHeader('cache-control', 'public, max-age=1').end('a picture');
    expect((await call('/files/media/sofa.avif')).text).toBe('a picture');
    expect((await call('/files/media/sofa.avif')).text).toBe('a picture');
    expect(received).toHaveLength(1);
    answer = (_, response) => response.writeHead(503).end();
    await expect
      .poll(async () => {
        const { text: picture } = await call('/files/media/sofa.avif');
        return picture === 'a picture' && received.length > 1;
      })
      .toBe(true);
  });

  it('caches an image once per size and format, ignoring other parameters', async () => {
    answer = ({ url }, response) => response.setHeader('cache-control', 'public, max-age=60').end(url);
    const first = '/files/media/bed.avif?w=160&f=avif';
    for (const query of ['w=160&f=avif', 'w=160&f=avif&x=1', 'f=avif&w=160'])
      expect((await call(`/files/media/bed.avif?${query}`)).text).toBe(first);
    for (const path of [
      '/files/media/bed.avif?w=320&f=avif',
      '/files/media/bed.avif',
      '/files/media/bed.png',
    ])
      expect((await call(path)).text).toBe(path);
    expect(received).toHaveLength(4);
  });

  it('rejects oversized bodies before they reach the shop', async () => {
    const { status } = await call('/api/crm/public/orders', { method: 'POST', body: ' '.repeat(300 * 1024) });
    expect(status).toBe(413);
    expect(received).toEqual([]);
  });

  it('logs no paths, which contain phones and codes', async () => {
    await call('/api/otp/send/0501234567');
    await expect.poll(() => nginx.accessLog()).toMatch(/ 200 .* GET shop\.example\n$/);
    expect(await nginx.accessLog()).not.toContain('0501234567');
  });

  it('limits the rate of searches, but lets a visitor type', async () => {
    const search = (word: string) => call(`/api/cms/public/items?query=${word}`);
    const flood = await Promise.all(Array.from({ length: 60 }, (_, index) => search(`word${index}`)));
    const refused = flood.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(20);
    expect(refused).toBeLessThan(50);
    expect(await call('/api/cms/public/items')).toMatchObject({ status: 200 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const word of ['s', 'so', 'sof']) expect(await search(word)).toMatchObject({ status: 200 });
  });

  it.each(['query[]=', '%71uery=', 'QUERY=', 'query=&query=', 'a=1&q%55erY%5B%5D='])(
    'knows a search that is written as %s',
    async (parameter) => {
      // What another test has asked for counts as well.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const flood = await Promise.all(
        Array.from({ length: 60 }, (_, index) => call(`/products?${parameter}word${index}`)),
      );
      expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    },
  );

  it('limits the rate of reads', async () => {
    const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await call('/')).status));
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
    expect(received.length).toBeLessThan(400);
  });
});
