import { expect, it } from 'vitest';
import { contrastWithWhite } from './contrast-with-white';
import { embeddableElements } from './element-list';
import { linesOf, markupOf, showIn } from './element-markup';

const element = (tag: string) => {
  const found = embeddableElements.find((one) => one.tag === tag);
  if (!found) throw new Error(tag);
  return found;
};

it('writes the chosen values, and none that belong to other elements', () => {
  const values = {
    category: '1',
    limit: ' 4 ',
    'first-page-only': 'true',
    product: 'NF1042',
    query: 'a "big" <sofa>',
  };
  const markup = markupOf(element('diwan-product-grid'), {
    lang: 'ar',
    values,
    colors: { '--diwan-color-sale-ground': '#aa0000' },
  });
  expect(linesOf(markup, 'https://shop.example')).toEqual([
    '<script src="https://shop.example/embed/v1/diwan.js" crossorigin async></script>',
    '<diwan-product-grid lang="ar" category="1" query="a &quot;big&quot; &lt;sofa>" limit="4" first-page-only style="--diwan-color-sale-ground:#aa0000"></diwan-product-grid>',
  ]);
});

it('omits values the element would ignore', () => {
  const grid = element('diwan-product-grid');
  const linesWith = (limit: string, ids: string) =>
    linesOf(markupOf(grid, { lang: '', values: { limit, ids }, colors: {} }), '')[1];
  expect(linesWith('abc', '12,')).toBe('<diwan-product-grid></diwan-product-grid>');
  expect(linesWith('0', '-3')).toBe('<diwan-product-grid></diwan-product-grid>');
  expect(linesWith('101', '')).toBe('<diwan-product-grid></diwan-product-grid>');
  expect(linesWith('100', '')).toBe('<diwan-product-grid limit="100"></diwan-product-grid>');
  const orderOf = (tag: string) =>
    markupOf(element(tag), { lang: '', values: { sort: 'price_desc' }, colors: {} }).attributes;
  expect(orderOf('diwan-product-grid')).toEqual([['sort', 'price_desc']]);
  expect(orderOf('diwan-project-list')).toEqual([]);
  expect(linesWith('12', '12, 14')).toBe('<diwan-product-grid limit="12" ids="12, 14"></diwan-product-grid>');
});

it('updates the current element, or replaces it with another', () => {
  const page = document.implementation.createHTMLDocument();
  const grid = { tag: 'diwan-product-grid', lang: 'en', attributes: [['limit', '4']], colors: [] } as const;
  showIn(page, grid);
  const [shown] = page.body.children;
  showIn(page, { ...grid, lang: '', attributes: [['limit', '2']] });
  expect(page.body.innerHTML).toBe('<diwan-product-grid limit="2"></diwan-product-grid>');
  expect(page.body.firstElementChild).toBe(shown);
  showIn(page, { ...grid, tag: 'diwan-cart', attributes: [] });
  expect(page.body.innerHTML).toBe('<diwan-cart lang="en"></diwan-cart>');
});

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
])('returns the WCAG contrast of %s with white', (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
});
