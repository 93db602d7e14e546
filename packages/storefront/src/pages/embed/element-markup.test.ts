import { makeProduct, makeSettings } from '@diwan/sdk/testing';
import manifest from '@diwan/widgets/custom-elements.json';
import { createI18n, loadNamespaces, productCardsMarkup } from '@diwan/widgets/server';
import { expect, it } from 'vitest';
import { contrastWithWhite } from './contrast-with-white';
import { CARD_PARTS, customCardsMarkup } from './custom-card';
import { embeddableElements } from './element-list';
import { linesOf, markupOf, missingIn, showIn, styleRuleOf } from './element-markup';

const element = (tag: string) => {
  const found = embeddableElements.find((one) => one.tag === tag);
  if (!found) throw new Error(tag);
  return found;
};

it('writes the chosen values, and none that belong to other elements', () => {
  const values = {
    category: '1',
    limit: ' 4 ',
    'single-page': 'true',
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
    '<diwan-product-grid lang="ar" category="1" query="a &quot;big&quot; &lt;sofa>" limit="4" single-page style="--diwan-color-sale-ground:#aa0000"></diwan-product-grid>',
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
  const hrefIn = (href: string) =>
    markupOf(element('diwan-cart-button'), { lang: '', values: { href }, colors: {} }).attributes;
  expect(hrefIn('javascript:alert(1)')).toEqual([]);
  expect(hrefIn('/cart')).toEqual([['href', '/cart']]);
  const orderOf = (tag: string) =>
    markupOf(element(tag), { lang: '', values: { sort: 'price_desc' }, colors: {} }).attributes;
  expect(orderOf('diwan-product-grid')).toEqual([['sort', 'price_desc']]);
  expect(orderOf('diwan-project-list')).toEqual([]);
  expect(linesWith('12', '12, 14')).toBe('<diwan-product-grid limit="12" ids="12, 14"></diwan-product-grid>');
});

it('writes the colours as a rule, for pages whose policy blocks style attributes', () => {
  const markupWith = (colors: Record<string, string>) =>
    markupOf(element('diwan-cart'), { lang: '', values: {}, colors });
  expect(styleRuleOf(markupWith({ '--diwan-color-sale-ground': '#aa0000', '--diwan-x': '#000000' }))).toBe(
    'diwan-cart { --diwan-color-sale-ground: #aa0000; --diwan-x: #000000; }',
  );
  expect(styleRuleOf(markupWith({}))).toBeUndefined();
});

it.each([
  ['diwan-product-detail', { product: ' ' }, 'product'],
  ['diwan-product-detail', { product: 'NF1042' }, undefined],
  ['diwan-lead-form', { 'source-id': 'one' }, 'source-id'],
  ['diwan-page', {}, 'slug'],
  ['diwan-product-grid', {}, undefined],
])('finds what <%s> with %j needs', (tag, values, missing) => {
  const named = element(tag);
  expect(missingIn(named, markupOf(named, { lang: '', values, colors: {} }))).toBe(missing);
});

it('requires what the elements’ documentation says they need', () => {
  interface Documented {
    tagName: string;
    attributes: { name: string; description: string }[];
  }
  const modules: readonly { declarations: readonly Documented[] }[] = manifest.modules;
  const documented = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes }) =>
      attributes
        .filter(({ description }) =>
          /Required: without it the element shows the content between/.test(description),
        )
        .map(({ name }) => `${tagName} ${name}`),
    );
  const marked = embeddableElements.flatMap(({ tag, attributes }) =>
    attributes.filter(({ isRequired }) => isRequired).map(({ name }) => `${tag} ${name}`),
  );
  expect(marked).toEqual(documented);
});

it('writes cards in the page’s own markup with the chosen parts, for elements that take them', () => {
  const markupWith = (tag: string) =>
    markupOf(element(tag), { lang: '', values: {}, colors: {}, cardParts: ['add', 'picture', 'price'] });
  expect(linesOf(markupWith('diwan-product-grid'), '')[1]).toBe(`<diwan-product-grid>
  <template>
    <li class="piece">
      <a data-diwan="link">
        <img data-diwan="picture" sizes="15rem" loading="lazy">
      </a>
      <strong data-diwan="price"></strong>
      <button data-diwan="add"></button>
    </li>
  </template>
  <ul class="pieces" data-diwan="list"></ul>
</diwan-product-grid>`);
  expect(markupWith('diwan-project-list').content).toBeUndefined();
});

it('has a card with every part that the element accepts', async () => {
  const i18n = createI18n({
    locale: 'en',
    resources: await loadNamespaces('en', ['common', 'product']),
  });
  const template = document.createElement('template');
  template.innerHTML = customCardsMarkup(CARD_PARTS);
  const cards = productCardsMarkup({
    template: template.content.querySelector('template')?.innerHTML ?? '',
    products: [makeProduct({ allow_discount: true, discount: 25, is_featured: true })],
    i18n,
    settings: makeSettings(),
    shopUrl: 'https://shop.example',
  });
  template.innerHTML = cards;
  const empty = [...template.content.querySelectorAll('[data-diwan]:not(img, a)')].filter(
    (place) => place.hasAttribute('hidden') || !place.textContent,
  );
  expect(empty.map((place) => place.outerHTML)).toEqual([]);
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
  // Cards of another kind are another start.
  const own = { ...grid, content: '<template><li></li></template>' };
  showIn(page, own);
  const [cards] = page.body.children;
  showIn(page, { ...own, attributes: [] });
  expect(page.body.firstElementChild).toBe(cards);
  showIn(page, grid);
  expect(page.body.innerHTML).toBe('<diwan-product-grid limit="4" lang="en"></diwan-product-grid>');
});

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
])('returns the WCAG contrast of %s with white', (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
});
