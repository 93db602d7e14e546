import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStorybook } from '@diwan/shop/serve';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-storybook-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function build() {
  await mkdir(path.join(folder, 'assets'));
  const files = {
    'index.html': '<script>start()</script><script type="module" src="./manager.js"></script>',
    'iframe.html': '<script type="module">show()</script>',
    'assets/story-1a2b.js': 'export {}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

it('is undefined without a build', () => {
  expect(createStorybook(folder)).toBeUndefined();
});

it('serves the build with a policy that allows only its own scripts', async () => {
  await build();
  const app = createStorybook(folder);
  const moved = await app?.request('/storybook');
  expect([moved?.status, moved?.headers.get('location')]).toEqual([308, '/storybook/']);

  const page = await app?.request('/storybook/');
  expect(await page?.text()).toContain('start()');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect(page?.headers.get('x-robots-tag')).toBe('noindex');
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(page?.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${hash('start()')} ${hash('show()')};`,
  );

  const asset = await app?.request('/storybook/assets/story-1a2b.js');
  expect(asset?.headers.get('cache-control')).toContain('immutable');
  expect(asset?.headers.get('content-security-policy')).toContain("object-src 'none'");

  const missing = await app?.request('/storybook/../../package.json');
  expect(missing?.status).toBe(404);
});
