import { expect, it } from 'vitest';
import { type AssetMap, assetsFromMap } from './assets';

const map: AssetMap = {
  script: '/assets/entry-1.js',
  style: '/assets/style-7.css',
  sources: {
    'src/pages/cart/index.ts': '/assets/cart-4.js',
    'src/pages/home/index.ts': '/assets/sections-6.js',
    '../widgets/src/i18n/locales/en/home.json': '/assets/texts-8.js',
    '../widgets/src/i18n/locales/en/common.json': '/assets/texts-8.js',
  },
  imports: {
    '/assets/entry-1.js': ['/assets/shared-2.js'],
    '/assets/shared-2.js': ['/assets/deep-3.js'],
    '/assets/deep-3.js': ['/assets/shared-2.js'],
    '/assets/cart-4.js': ['/assets/shared-2.js', '/assets/slider-5.js'],
  },
};

it('lists all a page imports, each file once, and nothing of other pages', () => {
  expect(assetsFromMap(map)(['src/pages/cart/index.ts'])).toEqual({
    script: '/assets/entry-1.js',
    style: '/assets/style-7.css',
    modules: ['/assets/shared-2.js', '/assets/deep-3.js', '/assets/cart-4.js', '/assets/slider-5.js'],
  });
});

it('lists a file once that holds several sources', () => {
  const { modules } = assetsFromMap(map)([
    'src/pages/home/index.ts',
    '../widgets/src/i18n/locales/en/home.json',
    '../widgets/src/i18n/locales/en/common.json',
  ]);
  expect(modules.slice(2)).toEqual(['/assets/sections-6.js', '/assets/texts-8.js']);
});

it.each(['script', 'style'] as const)('refuses a map without %s', (part) => {
  expect(() => assetsFromMap({ ...map, [part]: '' })).toThrow(/build the storefront again/);
});

it('refuses a source the build did not have', () => {
  expect(() => assetsFromMap(map)(['src/pages/new/index.ts'])).toThrow(/no src\/pages\/new\/index\.ts/);
});
