import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../app/read-config';
import { ApiError } from '../platform/http/api-error';
import { imagesRoutes } from './images.routes';
import { createPictureQueue } from './picture-queue';

let folder: string;
let cache: string;
const warnings: unknown[] = [];
const served: ('hit' | 'miss')[] = [];

/** Serves only images, from a separate folder and without a database. */
function open(
  mediaFolder = path.join(folder, 'media'),
  options: Pick<Parameters<typeof imagesRoutes>[0], 'maxWaitMs' | 'patienceMs'> = {},
): Hono {
  const logger = { debug() {}, info() {}, warn: (entry: unknown) => void warnings.push(entry), error() {} };
  const app = new Hono();
  app.onError((error) =>
    error instanceof ApiError ? error.toResponse('en') : new Response(String(error), { status: 500 }),
  );
  const metrics = { imageServed: (cache: 'hit' | 'miss') => void served.push(cache) };
  const config = { ...readConfig({}), dataDir: path.join(folder, 'data') };
  return app.route(
    '/',
    imagesRoutes({
      config,
      logger,
      mediaFolder,
      metrics,
      pictureQueue: createPictureQueue(),
      patienceMs: 60_000,
      ...options,
    }),
  );
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 120, b: 40, alpha: 0.5 } } });

beforeEach(async () => {
  warnings.length = 0;
  served.length = 0;
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'diwan-images-')));
  cache = path.join(folder, 'data/images');
  mkdirSync(path.join(folder, 'media/sub'), { recursive: true });
  await picture(1000, 500).webp().toFile(path.join(folder, 'media/sub/sofa كنبة.webp'));
  writeFileSync(path.join(folder, 'media/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'media/notes.txt'), 'private');
  writeFileSync(path.join(folder, 'media/.hidden.png'), 'private');
  writeFileSync(path.join(folder, 'secret.png'), 'private');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SOFA = '/files/media/sub/sofa%20%D9%83%D9%86%D8%A8%D8%A9.webp';

const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width, height };
};

describe('images', () => {
  it('are served unchanged, publicly and cacheable for a day', async () => {
    const response = await open().request(SOFA);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await sizeOf(response)).toEqual({ format: 'webp', width: 1000, height: 500 });
    expect(() => readdirSync(cache)).toThrow();
  });

  it.each([
    ['?w=320', 'webp', 320, 160],
    ['?w=321', 'webp', 480, 240],
    ['?w=1', 'webp', 160, 80],
    ['?f=jpg', 'jpeg', 1000, 500],
    ['?f=avif&w=160', 'heif', 160, 80],
  ])('are encoded for %s', async (query, format, width, height) => {
    const response = await open().request(SOFA + query);
    expect(response.status).toBe(200);
    expect(await sizeOf(response)).toEqual({ format, width, height });
  });

  it('are never enlarged, and larger widths share a variant', async () => {
    const app = open();
    for (const width of [1000, 1440, 9999]) {
      expect(await sizeOf(await app.request(`${SOFA}?w=${width}&f=avif`))).toMatchObject({ width: 1000 });
    }
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('are never encoded in more than 1920 pixels', async () => {
    await picture(2400, 400).webp().toFile(path.join(folder, 'media/wide.webp'));
    for (const query of ['?f=jpg', '?w=9999', '?w=2400&f=avif'])
      expect(await sizeOf(await open().request(`/files/media/wide.webp${query}`)), query).toMatchObject({
        width: 1920,
      });
  });

  it('that are PNGs keep their transparency in WebP', async () => {
    await picture(400, 400).png().toFile(path.join(folder, 'media/mark.png'));
    const app = open();
    const smaller = await app.request('/files/media/mark.png?w=160');
    expect(smaller.headers.get('content-type')).toBe('image/webp');
    const { format, hasAlpha } = await sharp(Buffer.from(await smaller.arrayBuffer())).metadata();
    expect([format, hasAlpha]).toEqual(['webp', true]);
    for (const query of ['', '?w=400'])
      expect((await app.request(`/files/media/mark.png${query}`)).headers.get('content-type')).toBe(
        'image/png',
      );
  });

  it('are encoded once for concurrent requests and cached across restarts', async () => {
    const app = open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(`${SOFA}?w=480`)));
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
    const [kept] = readdirSync(cache);
    expect(readdirSync(cache)).toHaveLength(1);

    writeFileSync(path.join(cache, kept ?? ''), 'from the cache');
    expect(await (await open().request(`${SOFA}?w=480`)).text()).toBe('from the cache');
    expect(served).toEqual(['miss', 'hit']);
  });

  it('change when the file does', async () => {
    const app = open();
    const before = (await app.request(`${SOFA}?w=160`)).headers.get('etag');
    await picture(300, 300).webp().toFile(path.join(folder, 'media/sub/sofa كنبة.webp'));
    const after = await app.request(`${SOFA}?w=160`);
    expect(after.headers.get('etag')).not.toBe(before);
    expect(await sizeOf(after)).toMatchObject({ width: 160, height: 160 });
  });

  it('return 304 for a matching ETag', async () => {
    const app = open();
    const etag = (await app.request(`${SOFA}?w=320`)).headers.get('etag') ?? '';
    const again = await app.request(`${SOFA}?w=320`, { headers: { 'if-none-match': `W/"x", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await app.request(`${SOFA}?w=480`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('are served even if they can’t be cached', async () => {
    mkdirSync(path.join(folder, 'data'));
    writeFileSync(cache, 'a file where the folder should be');
    const response = await open().request(`${SOFA}?w=160`);
    expect(await sizeOf(response)).toMatchObject({ width: 160 });
    expect(warnings).toHaveLength(1);
  });

  it.each(['?w=0', '?w=-1', '?w=1e3', '?w=abc', '?w=10001', '?f=gif', '?f=png', '?f=__proto__'])(
    'are rejected for %s',
    async (query) => {
      const response = await open().request(SOFA + query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it.each([
    '/files/media/../secret.png',
    '/files/media/%2e%2e/secret.png',
    '/files/media/..%2fsecret.png',
    '/files/media/sub/..%2f..%2fsecret.png',
    '/files/media/..%5csecret.png',
    '/files/media/%2fetc%2fpasswd',
    '/files/media/.hidden.png',
    '/files/media/notes.txt',
    '/files/media/sub',
    '/files/media/missing.png',
    '/files/media/mark.svg%00.png',
    '/files/media/link.png',
    '/files/media/toString',
  ])('don’t expose %s', async (address) => {
    symlinkSync(path.join(folder, 'secret.png'), path.join(folder, 'media/link.png'));
    expect((await open().request(address)).status).toBe(404);
  });

  it('that are SVGs run no scripts and aren’t resized', async () => {
    const response = await open().request('/files/media/mark.svg?w=160&f=avif');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('<svg');
  });

  it('that are broken return 404 and are logged once', async () => {
    const name = (file: string) => path.join(folder, 'media', file);
    writeFileSync(name('words.png'), 'no picture');
    writeFileSync(name('empty.webp'), '');
    writeFileSync(name('drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const app = open();
    for (const file of ['words.png', 'empty.webp', 'drawing.jpg']) {
      expect((await app.request(`/files/media/${file}`)).status).toBe(404);
      expect((await app.request(`/files/media/${file}?w=160&f=avif`)).status).toBe(404);
    }
    expect(warnings).toEqual([
      expect.objectContaining({ file: name('words.png') }),
      expect.objectContaining({ file: name('empty.webp') }),
      expect.objectContaining({ file: name('drawing.jpg') }),
    ]);
  });

  it('that are truncated can’t be resized', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    writeFileSync(path.join(folder, 'media/half.png'), whole.subarray(0, whole.length / 2));
    const app = open();
    for (const query of ['?w=160', '?w=160', '?w=320&f=avif'])
      expect((await app.request(`/files/media/half.png${query}`)).status).toBe(404);
    expect(warnings).toEqual([expect.objectContaining({ file: path.join(folder, 'media/half.png') })]);
    expect(existsSync(cache)).toBe(false);
  });

  it('have a placeholder, the shop’s own or ours', async () => {
    expect((await open().request('/images/placeholder.png')).headers.get('content-type')).toBe('image/png');
    await picture(40, 40).png().toFile(path.join(folder, 'media/placeholder.png'));
    expect(await sizeOf(await open().request('/images/placeholder.png'))).toMatchObject({ width: 40 });
  });
});

/** A request from a client address, as the Node server passes it. */
const ask = (app: Hono, query: string, address: string, init: RequestInit = {}) =>
  app.request(`${SOFA}${query}`, init, { incoming: { socket: { remoteAddress: address } } });

describe('images under load', () => {
  /** Large enough to take a while to encode. */
  async function manyPictures(count: number): Promise<string[]> {
    const names = Array.from({ length: count }, (_, index) => `room-${index}.webp`);
    const content = await picture(1200, 900).webp().toBuffer();
    // Trailing bytes change only the hash.
    for (const [index, name] of names.entries())
      writeFileSync(path.join(folder, 'media', name), Buffer.concat([content, Buffer.from([index])]));
    return names;
  }
  const askAll = (app: Hono, names: string[], address: string) =>
    names.map((name) =>
      app.request(
        `/files/media/${name}?w=160&f=avif`,
        {},
        { incoming: { socket: { remoteAddress: address } } },
      ),
    );

  it('don’t delay another address, and fall back to the original beyond an address’s share', async () => {
    const app = open();
    const crowd = askAll(app, await manyPictures(160), '203.0.113.1');
    let ended = 0;
    const counted = crowd.map(async (request) => {
      const { headers } = await request;
      if (headers.get('etag')) ended += 1;
    });
    const answer = await ask(app, '?w=160', '203.0.113.2');
    expect(await sizeOf(answer)).toMatchObject({ width: 160 });
    expect(ended).toBeLessThan(10);

    const answers = await Promise.all(crowd);
    await Promise.all(counted);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const originals = answers.filter(({ headers }) => headers.get('cache-control') === 'no-store');
    expect(originals.length).toBeGreaterThanOrEqual(160 - 64 - 10);
    expect(await sizeOf(originals[0] as Response)).toEqual({ format: 'webp', width: 1200, height: 900 });
    expect(originals[0]?.headers.get('etag')).toBeNull();
  });

  it('aren’t encoded after the client disconnects', async () => {
    const app = open();
    const left = new AbortController();
    const names = await manyPictures(40);
    const crowd = names.map((name) =>
      app.request(`/files/media/${name}?w=160&f=avif`, { signal: left.signal }),
    );
    await ask(app, '?w=160', '203.0.113.2');
    left.abort();
    await Promise.all(crowd);
    await ask(app, '?w=320', '203.0.113.2');
    expect(readdirSync(cache).length).toBeLessThan(names.length / 2);
  });

  it('fall back to the original when encoding is slow, and are ready for later requests', async () => {
    const hasty = open(undefined, { patienceMs: 0 });
    const first = await hasty.request(`${SOFA}?w=160&f=avif`);
    expect(await sizeOf(first)).toMatchObject({ format: 'webp', width: 1000 });
    expect(first.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => existsSync(cache) && readdirSync(cache).length).toBe(1);
    expect(await sizeOf(await open().request(`${SOFA}?w=160&f=avif`))).toMatchObject({ width: 160 });
    expect(served).toEqual(['miss', 'hit']);
  });

  it('are waited for as JPEG, for services that show no other format and fetch a picture once', async () => {
    const answer = await open(undefined, { patienceMs: 0 }).request(`${SOFA}?w=160&f=jpg`);
    expect(await sizeOf(answer)).toMatchObject({ format: 'jpeg', width: 160 });
  });

  it('fall back to the original when queued too long', async () => {
    const answer = await open(undefined, { maxWaitMs: 0 }).request(`${SOFA}?w=160`);
    expect(await sizeOf(answer)).toMatchObject({ width: 1000 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['?x=1', '?w=160&x=1', '?W=160', '?%77=160', '?w', '?w=1%360', '?w=+160'])(
    'are not found for %s, which caches would store under another key',
    async (query) => {
      expect((await open().request(SOFA + query)).status).toBe(404);
    },
  );
});
