import { expect, it } from 'vitest';
import { type AssetMap, assetsFromMap } from './assets';

const map: AssetMap = {
  script: '/assets/entry-1.js',
  styles: '/assets/styles-7.css',
  sources: {
    'src/pages/cart/page.tsx': '/assets/cart-4.js',
    'src/pages/home/page.tsx': '/assets/sections-6.js',
    '../widgets/src/foundation/i18n/locales/en/home.json': '/assets/texts-8.js',
    '../widgets/src/foundation/i18n/locales/en/common.json': '/assets/texts-8.js',
  },
  imports: {
    '/assets/entry-1.js': ['/assets/shared-2.js'],
    '/assets/shared-2.js': ['/assets/deep-3.js'],
    '/assets/deep-3.js': ['/assets/shared-2.js'],
    '/assets/cart-4.js': ['/assets/shared-2.js', '/assets/slider-5.js'],
  },
};

it('lists all imports of a page once, and none of other pages', () => {
  expect(assetsFromMap(map)(['src/pages/cart/page.tsx'])).toEqual({
    script: '/assets/entry-1.js',
    styles: '/assets/styles-7.css',
    modules: ['/assets/shared-2.js', '/assets/deep-3.js', '/assets/cart-4.js', '/assets/slider-5.js'],
  });
});

it('lists a file with several sources once', () => {
  const { modules } = assetsFromMap(map)([
    'src/pages/home/page.tsx',
    '../widgets/src/foundation/i18n/locales/en/home.json',
    '../widgets/src/foundation/i18n/locales/en/common.json',
  ]);
  expect(modules.slice(2)).toEqual(['/assets/sections-6.js', '/assets/texts-8.js']);
});

it('leaves out what is loaded already', () => {
  const { modules } = assetsFromMap(map)(['src/pages/cart/page.tsx'], ['src/pages/home/page.tsx']);
  expect(modules).toEqual(['/assets/cart-4.js', '/assets/slider-5.js']);
});

it.each([{ script: '' }, { styles: '' }])('rejects a map with %j', (without) => {
  expect(() => assetsFromMap({ ...map, ...without })).toThrow(/build the storefront again/);
});

it('rejects a source missing in the build', () => {
  expect(() => assetsFromMap(map)(['src/pages/new/page.tsx'])).toThrow(/no src\/pages\/new\/page\.tsx/);
});
