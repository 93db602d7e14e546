import { expect, it } from 'vitest';
import { contrastWithWhite } from './contrast-with-white';
import { embeddableElements } from './element-list';
import { linesOf, markupOf, type Values } from './element-markup';

const element = (tag: string) => {
  const found = embeddableElements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(tag);
  return found;
};
const tagWith = (tag: string, values: Values) => linesOf(markupOf(element(tag), values), '')[1];

it('writes the chosen values, and none that belong to other elements', () => {
  const values = {
    category: '1',
    limit: ' 4 ',
    'single-page': 'true',
    product: 'NF1042',
    query: 'a "big" <sofa>',
    lang: 'ar',
  };
  const markup = markupOf(element('diwan-product-grid'), values, { '--diwan-color-sale-ground': '#aa0000' });
  expect(linesOf(markup, 'https://shop.example')).toEqual([
    '<script src="https://shop.example/embed/v1/diwan.js" crossorigin async></script>',
    '<diwan-product-grid category="1" query="a &quot;big&quot; &lt;sofa>" limit="4" single-page lang="ar" style="--diwan-color-sale-ground: #aa0000"></diwan-product-grid>',
  ]);
});

it('omits values the element would ignore', () => {
  const empty = '<diwan-product-grid></diwan-product-grid>';
  expect(tagWith('diwan-product-grid', { limit: 'abc', ids: '12,' })).toBe(empty);
  expect(tagWith('diwan-product-grid', { limit: '0', ids: '-3', sort: 'best' })).toBe(empty);
  expect(tagWith('diwan-product-grid', { limit: '101', category: '101' })).toBe(
    '<diwan-product-grid category="101"></diwan-product-grid>',
  );
  expect(tagWith('diwan-product-grid', { limit: '12', ids: '12, 14' })).toBe(
    '<diwan-product-grid limit="12" ids="12, 14"></diwan-product-grid>',
  );
  expect(tagWith('diwan-product-grid', { sort: 'price_desc' })).toContain('sort="price_desc"');
  expect(tagWith('diwan-project-list', { sort: 'price_desc' })).not.toContain('sort');
});

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#777777', 4.48],
])('returns the WCAG contrast of %s with white: %d', (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
});
