import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/reference-api/src/testing/free-port';
import { build, pack } from '../../scripts/check-packages/packed.mjs';
import { usePacked } from '../../scripts/check-packages/use-packed.mjs';
import { repositoryRoot } from '../repository/repository-root';
import { nginxMissing, startNginx } from './start-nginx';

const CATALOGUE = '/files/public/assets/pdfs/catalog.pdf';
const STAFF_TOKEN = 'staff-token-of-the-shop';
/** Avoids encoding hundreds of images in the background. */
const withoutImageEncoding = { PICTURES_AHEAD: 'off' };

let folder: string;
let outside: string;
let dataDir: string;
let shop: ChildProcess;
let url: string;
let log = '';

const read = (address: string, init?: RequestInit) => fetch(url + address, init);

/** Starts the installed shop as its `Dockerfile` does. Resolves once it responds; throws if it exits. */
async function start(env: Record<string, string> = {}): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  log = '';
  shop = spawn(path.join(folder, 'node_modules/.bin/diwan'), ['start'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      STAFF_TOKEN,
      ...env,
    },
  });
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  while (shop.exitCode === null) {
    const response = await read('/readyz').catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`The shop exited: ${log}`);
}

async function stop(): Promise<number | null> {
  if (shop.exitCode !== null) return shop.exitCode;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
  return shop.exitCode;
}

/** Memory of a process; undefined where the operating system doesn't list it. */
const residentMegabytes = (pid: number | undefined) =>
  readFile(`/proc/${pid}/status`, 'utf8').then(
    (status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000,
    () => undefined,
  );

/** A new shop's folder with the demo's content, installed as its `Dockerfile` does. */
async function installShop(): Promise<string> {
  pack();
  const made = path.join(outside, 'shop');
  const create = path.join(repositoryRoot, 'packages/create-diwan-shop/dist/cli.js');
  const names = ['--name-en', 'Athel', '--name-ar', 'أثل'];
  await promisify(execFile)(process.execPath, [create, made, ...names]);
  usePacked(made);
  const demo = path.join(repositoryRoot, 'examples/demo-shop');
  for (const name of ['catalogue.json', 'products.csv', 'diwan.config.ts', 'media'])
    await cp(path.join(demo, name), path.join(made, name), { recursive: true });
  await promisify(execFile)('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: made,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      npm_config_cache: path.join(build, 'npm-cache'),
      npm_config_prefer_offline: 'true',
    },
  });
  return made;
}

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'diwan-installed-'));
  dataDir = path.join(outside, 'data');
  folder = await installShop();
}, 600_000);

afterAll(async () => {
  if (shop) await stop();
  await rm(outside, { recursive: true, force: true });
});

describe('a shop installed for production', () => {
  it('has only production packages', async () => {
    const isInstalled = (name: string) => existsSync(path.join(folder, 'node_modules', name));
    expect(['hono', 'pg', 'sharp', '@electric-sql/pglite'].filter((name) => !isInstalled(name))).toEqual([]);
    // Not Vite, which builds a shop's own sections and pages.
    const forDevelopment = [
      'vitest',
      'typescript',
      'tsx',
      'esbuild',
      'storybook',
      'playwright',
      '@sparticuz/chromium',
      '@biomejs/biome',
      'jsdom',
    ];
    expect(forDevelopment.filter(isInstalled)).toEqual([]);
  });

  it('serves pages, API, embed script, images and documentation, but no partner example', async () => {
    await start(withoutImageEncoding);
    // Creating the database takes half a gigabyte, in a process of its own. An idle shop has about 275; the garbage collector may wait for more.
    const memory = await residentMegabytes(shop.pid);
    if (memory !== undefined) expect(memory).toBeLessThan(400);
    const home = await read('/', { headers: { 'accept-language': 'ar' } });
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('dir="rtl"');
    for (const address of [
      '/embed/v1/diwan.js',
      '/api/docs',
      '/api/openapi.json',
      '/api/cms/public/items',
      '/robots.txt',
    ])
      expect([address, (await read(address)).status]).toEqual([address, 200]);
    const list = (await (await read('/api/cms/public/items?limit=1')).json()) as {
      results: { images: { src_url: string }[] }[];
    };
    // The original until the size has been encoded.
    const picture = () => read(`${list.results[0]?.images[0]?.src_url}?w=320`);
    await expect
      .poll(async () => (await picture()).headers.get('etag'), { timeout: 60_000 })
      .toContain('-320.');
    expect((await picture()).headers.get('content-type')).toMatch(/^image\//);
    expect(log).not.toMatch(/partner/i);
    const partner = `http://127.0.0.1:${Number(new URL(url).port) + 1}/`;
    expect(
      await fetch(partner).then(
        (response) => response.text(),
        () => '',
      ),
    ).not.toContain('diwan.js');
  });

  it('keeps serving the embed files of earlier versions, unchanged', async () => {
    const { version, loader } = (await (await read('/embed/v1/manifest.json')).json()) as {
      version: string;
      loader: { integrity: string };
    };
    const kept = path.join(dataDir, 'embed');
    expect(await readdir(kept)).toEqual([version]);
    // What an update leaves behind: the build is gone, its copy is there.
    const earlier = '0.0.9-0ddc0de';
    await cp(path.join(kept, version), path.join(kept, earlier), { recursive: true });
    await rename(path.join(kept, earlier, 'chunks', version), path.join(kept, earlier, 'chunks', earlier));
    for (const pinned of [version, earlier]) {
      const script = await read(`/embed/${pinned}/diwan.js`);
      expect([pinned, script.status, script.headers.get('cache-control')]).toEqual([
        pinned,
        200,
        'public, max-age=31536000, immutable',
      ]);
      const digest = hash('sha384', Buffer.from(await script.arrayBuffer()), 'base64');
      expect(`sha384-${digest}`).toBe(loader.integrity);
      for (const base of ['v1', pinned])
        expect([base, (await read(`/embed/${base}/chunks/${pinned}/base.js`)).status]).toEqual([base, 200]);
    }
    for (const unknown of ['0.0.8-0ddc0de', '0.1.0', '..%2fimages', '0.0.9-0ddc0de%2f..%2f..'])
      expect([unknown, (await read(`/embed/${unknown}/diwan.js`)).status]).toEqual([unknown, 404]);
  });

  it('encodes images in advance', async () => {
    await stop();
    await start();
    const made = () => readdir(path.join(dataDir, 'images')).catch(() => []);
    // The original requested above keeps its format.
    await expect
      .poll(async () => (await made()).filter((name) => name.endsWith('.avif')).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
  }, 90_000);

  it('creates the PDF catalogue with the included programs and fonts', async () => {
    await stop();
    await start(withoutImageEncoding);
    let pdf = await read(CATALOGUE);
    // Being created since the first request; until it is ready the response has Retry-After.
    while (pdf.status === 503 && pdf.headers.has('retry-after')) {
      await delay(500);
      pdf = await read(CATALOGUE);
    }
    expect(pdf.status).toBe(200);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.skipIf(nginxMissing)(
    'closed for maintenance, shows its page behind nginx and works for staff',
    async () => {
      await stop();
      const file = path.join(folder, 'catalogue.json');
      const open = await readFile(file, 'utf8');
      const content = JSON.parse(open) as { settings: object };
      await writeFile(
        file,
        JSON.stringify({ ...content, settings: { ...content.settings, maintenance_mode: true } }),
      );
      await start({ ...withoutImageEncoding, TRUSTED_PROXIES: '1' });
      const nginx = await startNginx([Number(new URL(url).port)]);
      try {
        for (let visitor = 0; visitor < 10; visitor += 1) {
          const page = await nginx.call(`/?lang=${visitor % 2 ? 'ar' : 'en'}`);
          expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '120' } });
          expect(page.text).toContain(visitor % 2 ? 'dir="rtl"' : 'dir="ltr"');
        }
        const authorization = `Bearer ${STAFF_TOKEN}`;
        expect((await nginx.call('/api/auth')).status).toBe(401);
        expect((await nginx.call('/api/auth', { headers: { authorization } })).status).toBe(200);
        const list = await nginx.call('/api/cms/public/items?limit=1');
        expect(list.status).toBe(200);
        const { results } = JSON.parse(list.text) as { results: { images: { src_url: string }[] }[] };
        expect((await nginx.call(`${results[0]?.images[0]?.src_url}?w=320`)).status).toBe(200);
      } finally {
        await nginx.stop();
        await stop();
        await writeFile(file, open);
      }
    },
  );

  it('on SIGTERM is unready for SHUTDOWN_DELAY, still responds, and exits with 0', async () => {
    await stop();
    await start({ ...withoutImageEncoding, SHUTDOWN_DELAY: '2', SHUTDOWN_TIMEOUT: '5' });
    const ended = once(shop, 'exit');
    const asked = performance.now();
    shop.kill('SIGTERM');
    let readiness = 200;
    while (readiness === 200) readiness = (await read('/readyz')).status;
    expect(readiness).toBe(503);
    expect((await read('/api/cms/public/items?limit=1')).status).toBe(200);
    await ended;
    expect(performance.now() - asked).toBeGreaterThanOrEqual(2_000);
    expect(shop.exitCode).toBe(0);
  });

  it('on SIGTERM waits at most SHUTDOWN_TIMEOUT for a hanging request, and exits with 1', async () => {
    await start({ ...withoutImageEncoding, SHUTDOWN_DELAY: '0', SHUTDOWN_TIMEOUT: '1' });
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const hanging = read('/api/crm/public/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error);
    // A later response of the same server shows that the hanging request has arrived.
    await read('/readyz');
    expect(await stop()).toBe(1);
    expect(await hanging).toBeInstanceOf(Error);
    expect(log).toContain('ended with calls under way');
  });
});
