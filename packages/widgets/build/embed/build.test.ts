// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmbed } from './build.mjs';
import { bundleElements } from './bundle.mjs';
import { definitions, textsOf } from './definitions';
import { filesOf } from './loader-table.mjs';
import { isAt, pathsByFile } from './shared-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-embed-'));
let manifest: Awaited<ReturnType<typeof buildEmbed>>;

beforeAll(async () => {
  manifest = await buildEmbed(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const chunks = () => `chunks/${manifest.version}`;
const modules = () => readdirSync(path.join(folder, chunks()));
const readModule = (name: string) => read(path.join(chunks(), name));
const namespaces = [
  ...new Set(
    readdirSync('packages/widgets/src/foundation/i18n/locales/en').map((file) =>
      path.basename(file, '.json'),
    ),
  ),
];
const weights = new Map<string, number>();
function weightOf(codes: readonly string[]) {
  for (const code of codes) if (!weights.has(code)) weights.set(code, brotliCompressSync(code).length);
  return codes.reduce((sum, code) => sum + (weights.get(code) ?? 0), 0);
}
const withoutStyles = vanillaExtractPlugin({ unstable_mode: 'transform' });
const element = (tag: string) => {
  const found = manifest.elements[tag];
  if (!found) throw new Error(`<${tag}> was not built`);
  return found;
};
const codeOf = (tag: string) => element(tag).files.map(read).join('\n');

describe('the embed build', () => {
  it('replaces React, its signals and i18next, and nothing else', async () => {
    const bundled = (await bundleElements(['diwan-checkout', 'diwan-page'], withoutStyles)).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    );
    const libraries = new Set(
      bundled.map((id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean),
    );
    for (const kept of ['preact', '@preact/signals', '@r2wc/core', '@r2wc/react-to-web-component', 'valibot'])
      expect(libraries).toContain(kept);
    for (const replaced of ['react', 'react-dom', '@preact/signals-react', 'i18next', 'react-i18next'])
      expect(libraries).not.toContain(replaced);
  });

  it('imports only files that it has', () => {
    const scripts = modules();
    const imported = scripts.flatMap((name) =>
      [...readModule(name).matchAll(/\bimport\(["'`]([^"'`]*)/g)].map(([, file = '']) => file),
    );
    expect(imported).not.toEqual([]);
    expect(imported.filter((file) => !scripts.includes(path.basename(file)))).toEqual([]);
  });

  it('lets a page that only reads carry nothing of writing', () => {
    const code = codeOf('diwan-product-grid');
    expect(code).toContain('/cms/public/items');
    const ofWriting = ['idempotency-key', 'Bearer'];
    expect(ofWriting.filter((word) => code.includes(word))).toEqual([]);
  });

  it('needs nothing a strict Content-Security-Policy forbids', () => {
    const forbidden = /\beval\(|new Function\(|createElement\(["'`]style/;
    expect(modules().filter((name) => forbidden.test(readModule(name)))).toEqual([]);
  });

  it('lets an element carry nothing of another element', () => {
    expect(codeOf('diwan-product-grid')).not.toContain('cart:summary.title');
    expect(codeOf('diwan-cart')).toContain('cart:summary.title');
    const ofForms = 'common:form.field_required';
    expect(codeOf('diwan-lead-form')).toContain(ofForms);
    expect(codeOf('diwan-cart')).not.toContain(ofForms);
  });

  it('shares by path only what is there', () => {
    const sources = ['packages/widgets/src', 'packages/sdk/src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `/src/${file}${file.endsWith('.css.ts') ? '.vanilla.css:registered' : ''}`,
      ),
    );
    const missing = Object.values(pathsByFile)
      .flat()
      .filter((one) => !sources.some((source) => isAt([one]).test(source)));
    expect(missing).toEqual([]);
  });

  it('needs no file of the bundler itself for what an element shows first', () => {
    const files = Object.values(manifest.elements).flatMap((one) => one.files);
    expect(files.filter((file) => file.includes('/roll'))).toEqual([]);
  });

  it('begins a checkout without the steps after the phone', () => {
    const later = modules().filter((name) => name.startsWith('LaterSteps'));
    expect(later).toHaveLength(1);
    for (const key of ['checkout:otp.title', 'checkout:address_title', 'checkout:success.amount_due']) {
      expect(readModule(`${later[0]}`)).toContain(key);
      expect(codeOf('diwan-checkout')).not.toContain(key);
    }
  });

  it('changes no element by more than a twentieth when another one is added', async () => {
    for (const added of ['diwan-cart', 'diwan-product-detail']) {
      const others = definitions.filter(({ tag }) => tag !== added);
      const built = (await bundleElements(others.map(({ tag }) => tag))).filter(
        (file) => file.type === 'chunk',
      );
      for (const { tag, ...definition } of others) {
        const fewer = filesOf(built, { tag, ...definition }).map(({ code }) => code);
        const change = weightOf(element(tag).files.map(read)) / weightOf(fewer);
        expect(Math.abs(change - 1), `${tag} beside ${added}`).toBeLessThan(0.05);
      }
    }
  }, 120_000);

  it('names as font files only those it ships', () => {
    const named = [...codeOf('diwan-cart').matchAll(/\/fonts\/([\w.-]+)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(readdirSync(path.join(folder, 'fonts')).sort());
  });

  it('sets every token some style reads', () => {
    const later = modules().filter((name) => name.startsWith('ElementToasts'));
    expect(later).toHaveLength(1);
    for (const tag of Object.keys(manifest.elements)) {
      const code = [codeOf(tag), ...later.map((name) => readModule(name))].join('\n');
      const tokens = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name]) => name));
      const set = tokens(/(--diwan-[\w-]+):/g);
      expect([...tokens(/var\((--diwan-[\w-]+)\)/g)].filter((name) => !set.has(name))).toEqual([]);
    }
  });

  it('finds addresses of font files in styles, and nothing else', () => {
    const addresses = [...codeOf('diwan-cart').matchAll(/new URL\(`\.\.\/\.\.\/fonts\/([^`]*)`/g)];
    const named = [...new Set(addresses.map(([, name]) => name))];
    expect(named.sort()).toEqual(readdirSync(path.join(folder, 'fonts')).sort());
    expect(codeOf('diwan-cart')).toContain('font:inherit');
  });

  it('gives each element every text that its code names, in both languages', async () => {
    const built = (await bundleElements(definitions.map(({ tag }) => tag))).filter(
      (file) => file.type === 'chunk',
    );
    const known = Object.keys(textsOf('en', namespaces));
    // What opens on a press is part of an element.
    const filesReached = definitions.map((definition) => {
      const reached = new Set(filesOf(built, definition));
      for (const { dynamicImports, imports } of reached)
        for (const file of built)
          if ([...imports, ...dynamicImports].includes(file.fileName)) reached.add(file);
      return { definition, reached };
    });
    // Files that all elements reach hold code of other elements, too.
    const isShared = (file: (typeof built)[number]) => filesReached.every(({ reached }) => reached.has(file));
    for (const { definition, reached } of filesReached) {
      const own = [...reached].filter((file) => !isShared(file) && !/^(basket|forms)$/.test(file.name));
      const named = own.flatMap(({ code }) =>
        [...code.matchAll(/["'`](\w+):\w/g)].map(([, name = '']) => name),
      );
      const missing = [...new Set(named)].filter(
        (name) => known.includes(name) && !definition.namespaces.includes(name),
      );
      expect(missing, definition.tag).toEqual([]);
    }
    const textsOfGrid = await Promise.all(
      ['en', 'ar'].map(
        (locale) => import(path.join(folder, element('diwan-product-grid').texts[locale]?.[0] ?? '')),
      ),
    );
    expect(textsOfGrid.map(({ default: { common } }) => common.load_more)).toEqual([
      'Load more',
      'عرض المزيد',
    ]);
    expect(element('diwan-cart-button').texts).toEqual(element('diwan-price-box-button').texts);
    expect(element('diwan-shop').texts).toEqual({ en: [], ar: [] });
  });

  it('asks for few files: the loader, what it shares, its own and its texts', () => {
    const filesOfPage = (...tags: string[]) =>
      new Set([
        'diwan.js',
        ...tags.flatMap((tag) => [...element(tag).files, ...(element(tag).texts.ar ?? [])]),
      ]);
    expect(filesOfPage('diwan-product-grid').size).toBeLessThanOrEqual(5);
    expect(filesOfPage('diwan-product-grid', 'diwan-cart').size).toBeLessThanOrEqual(8);
  });

  it('hashes the names of fonts and of the folder of all modules', () => {
    const fonts = readdirSync(path.join(folder, 'fonts'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const name of fonts) {
      expect(name).toMatch(/-[\w-]{8}\.woff2$/);
      expect(codeOf('diwan-cart')).toContain(name);
    }
    expect(readdirSync(path.join(folder, 'chunks'))).toEqual([manifest.version]);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{6}$/);
    // Some file systems don't tell them apart.
    expect(new Set(modules().map((name) => name.toLowerCase())).size).toBe(modules().length);
  });

  it('builds the same files from the same source', async () => {
    const again = await bundleElements(Object.keys(manifest.elements));
    const changed = again.filter(
      (file) =>
        file.type === 'chunk' &&
        modules().includes(path.basename(file.fileName)) &&
        file.code !== readModule(path.basename(file.fileName)),
    );
    expect(changed.map(({ fileName }) => fileName)).toEqual([]);
    const files = Object.values(manifest.elements).flatMap((one) => one.files);
    const names = again.map(({ fileName }) => fileName.replace('HASH', manifest.version));
    expect(files.filter((file) => !names.includes(file))).toEqual([]);
  }, 60_000);
});
