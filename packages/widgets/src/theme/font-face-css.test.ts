import { expect, it } from 'vitest';
import { fontFaceCss } from './font-face-css';
import { theme } from './themes/athel';

const { fontFaces, fallbackFaces } = theme;
const css = fontFaceCss(fontFaces, fallbackFaces);

it('declares each shipped face with its file', () => {
  for (const { family, url } of fontFaces) {
    expect(css).toContain(`font-family:"${family}";src:url("${url}") format("woff2")`);
    expect(url).toMatch(/\.woff2/);
  }
  expect(css.match(/font-display:swap/g)).toHaveLength(fontFaces.length);
});

it('fetches the Arabic face for Arabic letters only, so that Latin ones stay in Figtree', () => {
  const arabic = css.split('@font-face').find((rule) => rule.includes('"Readex Pro Variable"'));
  expect(arabic).toMatch(/unicode-range:U\+0600-06FF,/);
  expect(arabic).not.toMatch(/U\+0000|U\+0020/);
});

it('stretches local faces to the metrics of the shipped ones', () => {
  expect(css).toContain('font-family:"Figtree Fallback";src:local("Arial")');
  expect(css.match(/size-adjust/g)).toHaveLength(fallbackFaces.length);
});

it('preloads what a page in each language shows first', () => {
  const preloaded = (locale: 'en' | 'ar') =>
    fontFaces.filter(({ preloadFor }) => preloadFor.includes(locale)).map(({ family }) => family);
  expect(preloaded('en')).toEqual(['Gilda Display', 'Figtree Variable']);
  expect(preloaded('ar')).toEqual(['Readex Pro Variable']);
});
