// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmbed } from './embed.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-embed-'));
let manifest: Awaited<ReturnType<typeof buildEmbed>>;

beforeAll(async () => {
  manifest = await buildEmbed({ folder });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const element = (tag: string) => {
  const found = manifest.elements[tag];
  if (!found) throw new Error(`<${tag}> was not built`);
  return found;
};

describe('the embed build', () => {
  it('stays within its sizes (bytes in brotli)', () => {
    expect(manifest.loader.brotli).toBeLessThan(1_600);
    const grid = element('diwan-product-grid');
    const texts = Math.max(...Object.values(grid.texts).map(({ brotli }) => brotli));
    expect(manifest.loader.brotli + grid.brotli + texts).toBeLessThan(32_000);
  });

  it('is made for Preact: no React in any module', () => {
    for (const { packages } of Object.values(manifest.elements)) {
      expect(Object.keys(packages)).toContain('preact');
      expect(Object.keys(packages)).not.toContain('react');
      expect(Object.keys(packages)).not.toContain('react-dom');
      expect(Object.keys(packages)).not.toContain('@preact/signals-react');
    }
  });

  it('checks answers without valibot, a few constants of it aside', () => {
    for (const { packages } of Object.values(manifest.elements)) {
      expect(packages.valibot ?? 0).toBeLessThan(200);
    }
  });

  it('lets a page that only reads carry nothing of writing', () => {
    const modules = element('diwan-product-grid').files.map(read).join('\n');
    expect(modules).toContain('/cms/public/items');
    const ofWriting = ['idempotency-key', 'PriceChangedError', 'Bearer'];
    expect(ofWriting.filter((word) => modules.includes(word))).toEqual([]);
  });

  it('needs nothing a strict Content-Security-Policy forbids', () => {
    const forbidden = /\beval\(|new Function\(|createElement\(["'`]style/;
    const scripts = readdirSync(path.join(folder, 'chunks')).filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => forbidden.test(read(`chunks/${name}`)))).toEqual([]);
  });

  it('lets an element carry nothing of another element', () => {
    const modules = element('diwan-product-grid').files.map(read).join('\n');
    expect(modules.includes('cart:summary.title')).toBe(false);
    expect(element('diwan-cart').files.map(read).join('\n').includes('cart:summary.title')).toBe(true);
  });

  it('gives a page one file that all elements share, and one for each element', () => {
    const [grid, cart] = ['diwan-product-grid', 'diwan-cart'].map((tag) => element(tag).files);
    expect(grid).toHaveLength(2);
    expect(cart).toHaveLength(2);
    expect(grid?.[1]).toBe(cart?.[1]);
  });

  it('lets an element carry nothing of the styles of another', () => {
    const grid = element('diwan-product-grid').files.map(read).join('\n');
    expect(grid).not.toContain('--diwan-leading-h-1');
    expect(element('diwan-cart').files.map(read).join('\n')).toContain('--diwan-leading-h-1:');
  });

  it('sets every token some style reads, also in what is loaded later', () => {
    const later = readdirSync(path.join(folder, 'chunks'))
      .filter((name) => /^toasts-\w+\.js$/.test(name))
      .map((name) => `chunks/${name}`);
    expect(later).toHaveLength(1);
    for (const tag of Object.keys(manifest.elements)) {
      const code = [...element(tag).files, ...later].map(read).join('\n');
      const tokens = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name]) => name));
      const set = tokens(/(--diwan-[\w-]+):/g);
      expect([...tokens(/var\((--diwan-[\w-]+)\)/g)].filter((name) => !set.has(name))).toEqual([]);
    }
  });

  it('gives each element just its own texts, in both languages', () => {
    const texts = readdirSync(path.join(folder, 'chunks'))
      .filter(
        (file) =>
          /^diwan-product-grid-\w+\.js$/.test(file) &&
          !element('diwan-product-grid').files.includes(`chunks/${file}`),
      )
      .map((file) => read(`chunks/${file}`));
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('Load more');
    expect(texts.join()).toContain('عرض المزيد');
    expect(texts.join()).not.toContain('Proceed to checkout');
  });

  it('hashes the names of all but the loader and the manifest, and sends scripts compressed', () => {
    const names = (sub: string) => readdirSync(path.join(folder, sub));
    for (const name of names('fonts')) expect(name).toMatch(/-[0-9A-F]{8}\.woff2$/);
    for (const name of names('chunks')) expect(name).toMatch(/-[0-9a-z]{8}\.js(\.br|\.gz)?$/);
    for (const file of ['diwan.js', ...element('diwan-cart').files]) {
      expect(existsSync(path.join(folder, `${file}.br`))).toBe(true);
      expect(existsSync(path.join(folder, `${file}.gz`))).toBe(true);
    }
  });

  it('builds the same files from the same source', async () => {
    const again = mkdtempSync(path.join(tmpdir(), 'diwan-embed-'));
    await buildEmbed({ folder: again });
    expect(readdirSync(path.join(again, 'chunks')).sort()).toEqual(
      readdirSync(path.join(folder, 'chunks')).sort(),
    );
    rmSync(again, { recursive: true });
  }, 60_000);
});
