import { expect, it } from 'vitest';
import { assetsFromManifest, type Manifest } from './assets';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-2.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-3.js', imports: ['_shared.js'] },
  'src/pages/cart/index.ts': { file: 'assets/cart-4.js', imports: ['_shared.js', '_slider.js'] },
  '_slider.js': { file: 'assets/slider-5.js' },
  'src/pages/home/index.ts': { file: 'assets/home-6.js' },
  'style.css': { file: 'assets/style-7.css' },
};

it('names all a page imports, each file once, and nothing of other pages', () => {
  expect(assetsFromManifest(manifest)(['src/pages/cart/index.ts', 'not/built.json'])).toEqual({
    script: '/assets/entry-1.js',
    style: '/assets/style-7.css',
    modules: ['/assets/shared-2.js', '/assets/deep-3.js', '/assets/cart-4.js', '/assets/slider-5.js'],
  });
});

it.each(['src/entry-client.tsx', 'style.css'])('refuses a manifest without %s', (source) => {
  const { [source]: _, ...rest } = manifest;
  expect(() => assetsFromManifest(rest)).toThrow(/build the storefront anew/);
});
