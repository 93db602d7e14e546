import { makeProductSummary } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../../foundation/i18n';
import { createShopPaths } from '../../../foundation/paths/shop-paths';
import { i18nOf } from '../../../testing/i18n-of';
import { type CardValues, cardValues } from './card-values';
import { createCard, fillCard } from './fill-card';
import { productCardsMarkup } from './product-cards-markup';

const settings = {
  currency: 'SAR',
  currency_display: 'symbol',
  allow_tax_rate: false,
  tax_rate: 0.15,
  display_prices_with_tax: false,
} as const;
const shopUrl = 'https://shop.example';

const sofa = makeProductSummary({
  id: 12,
  code: 'NF1042',
  name_en: 'Nafud sofa',
  name_ar: 'كنبة النفود',
  price: 2000,
  discount: 25,
  allow_discount: true,
  is_price_show: true,
  allow_online_purchase: true,
  images: [
    {
      id: 1,
      postion: 1,
      is_main: true,
      src_url: '/files/sofa.png',
      width: 800,
      height: 600,
      alt: 'A sofa',
      alt_ar: 'كنبة',
    },
  ],
});

/** What is seen of an element, without what only screen readers say. */
const seen = (element: Element) => (element.querySelector('[aria-hidden]') ?? element).textContent;

/** What screen readers say. */
function heard(element: Element): string | null {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

const valuesOf = (product = sofa, locale: 'en' | 'ar' = 'en'): CardValues =>
  cardValues(product, {
    ...translatorOf(i18nOf[locale]),
    settings,
    paths: createShopPaths(shopUrl, locale),
    imageUrl: ({ src, width, format }) => `${src}?w=${width}&f=${format}`,
  });

function cardOf(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return createCard(template);
}

const markup = `<li>
  <a data-diwan="link"><img data-diwan="picture"><h3 data-diwan="name"></h3></a>
  <p data-diwan="price"></p><s data-diwan="compare-at-price"></s><b data-diwan="percent-off"></b>
  <button data-diwan="add"></button>
</li>`;

function filled(values: CardValues, html = markup, isInBasket = false) {
  const card = cardOf(html);
  const problems = fillCard(card, values, isInBasket);
  const at = (place: string) => card.querySelector(`[data-diwan~="${place}"]`) as HTMLElement;
  return { card, problems, at };
}

describe('a card of own markup', () => {
  it('shows a product', () => {
    const { card, at, problems } = filled(valuesOf());
    expect(problems).toEqual([]);
    expect(card.getAttribute('data-diwan-product')).toBe('12');
    expect(at('name').textContent).toBe('Nafud sofa');
    expect(seen(at('price'))).toBe('SAR\u00a01,500');
    expect(seen(at('compare-at-price'))).toBe('SAR\u00a02,000');
    expect(seen(at('percent-off'))).toBe('−25%');
    expect(at('link').getAttribute('href')).toBe(`${shopUrl}/product/nafud-sofa-NF1042?lang=en`);
    expect(at('picture').getAttribute('src')).toBe(`${shopUrl}/files/sofa.png`);
    expect(at('picture').getAttribute('srcset')).toContain(`${shopUrl}/files/sofa.png?w=480&f=webp 480w`);
    expect(at('picture').getAttribute('alt')).toBe('A sofa');
    expect(at('add').textContent).toBe('Add to cart');
    expect(at('add').getAttribute('type')).toBe('button');
  });

  it('is in Arabic, with Arabic digits', () => {
    const { at } = filled(valuesOf(sofa, 'ar'));
    expect(at('name').textContent).toBe('كنبة النفود');
    expect(seen(at('price'))).toContain('١٬٥٠٠');
    expect(seen(at('percent-off'))).toContain('٢٥');
    expect(at('add').textContent).toBe('إضافة إلى السلة');
  });

  it.each([
    ['en', 'Current price 1,500 Saudi riyals', 'Original price 2,000 Saudi riyals', '25 percent off'],
    ['ar', 'السعر الحالي ١٬٥٠٠ ريال سعودي', 'السعر الأصلي ٢٬٠٠٠ ريال سعودي', 'خصم ٢٥ بالمئة'],
  ] as const)('says prices and reductions in words, in %s', (locale, price, before, reduction) => {
    const { at, card } = filled(valuesOf(sofa, locale));
    expect([heard(at('price')), heard(at('compare-at-price')), heard(at('percent-off'))]).toEqual([
      price,
      before,
      reduction,
    ]);
    expect(at('price')).toHaveAttribute('translate', 'no');
    const [shown] = at('price').children;
    fillCard(card, valuesOf(sofa, locale), true);
    expect(at('price').children).toHaveLength(2);
    expect(at('price').firstElementChild).toBe(shown);
    // A full price needs no word for it.
    fillCard(card, valuesOf(makeProductSummary({ ...sofa, allow_discount: false }), 'en'));
    expect(heard(at('price'))).toBe('2,000 Saudi riyals');
  });

  it('hides places without a value, and shows them when another product has one', () => {
    const plain = makeProductSummary({ ...sofa, allow_discount: false });
    const { card, at } = filled(valuesOf(plain));
    expect(at('compare-at-price').hidden).toBe(true);
    fillCard(card, valuesOf());
    expect(at('compare-at-price').hidden).toBe(false);
  });

  it('says that a hidden price is on request', () => {
    const quoted = makeProductSummary({
      ...sofa,
      price: null,
      is_price_show: false,
      allow_online_purchase: false,
    });
    const { at } = filled(valuesOf(quoted));
    expect(at('price').textContent).toBe('Price on request');
    expect(at('percent-off').hidden).toBe(true);
    expect(at('add').textContent).toBe('Add to price box');
  });

  it('has the placeholder of a missing picture', () => {
    const { at } = filled(valuesOf(makeProductSummary({ ...sofa, images: [] })));
    expect(at('picture').getAttribute('src')).toBe(`${shopUrl}/images/placeholder.png`);
    expect(at('picture').hasAttribute('srcset')).toBe(false);
  });

  it('says what the button does next, in our words or by its state', () => {
    expect(filled(valuesOf(), markup, true).at('add').textContent).toBe('Remove from cart');
    const own = filled(valuesOf(), '<p><button data-diwan="add">Want it</button></p>', true).at('add');
    expect(own.textContent).toBe('Want it');
    expect(own.getAttribute('aria-pressed')).toBe('true');
    const icon = filled(valuesOf(), '<p><button data-diwan="add"><i></i></button></p>').at('add');
    expect(icon.innerHTML).toBe('<i></i>');
    expect(icon.getAttribute('aria-label')).toBe('Add to cart: Nafud sofa');
  });

  it('changes its own text again, not the page’s', () => {
    const { card, at } = filled(valuesOf());
    fillCard(card, valuesOf(), true);
    expect(at('add').textContent).toBe('Remove from cart');
    expect(at('add').hasAttribute('data-diwan-in-basket')).toBe(true);
  });

  it('has one outermost element', () => {
    const { card } = filled(valuesOf(), '<h3 data-diwan="name"></h3><p data-diwan="price"></p>');
    expect(card.localName).toBe('div');
    expect(filled(valuesOf(), '<h3 data-diwan="name"></h3>').card.textContent).toBe('Nafud sofa');
  });
});

describe('what a shop sends', () => {
  const hostile = '<img src=x onerror=alert(1)>';

  it('is text, never markup', () => {
    const { at } = filled(valuesOf(makeProductSummary({ ...sofa, name_en: hostile })));
    expect(at('name').textContent).toBe(hostile);
    expect(at('name').childElementCount).toBe(0);
  });

  it.each(['script', 'style', 'textarea', 'iframe'])('isn’t written into <%s>', (tag) => {
    const { at, problems } = filled(valuesOf(), `<p><${tag} data-diwan="name"></${tag}></p>`);
    expect(at('name').textContent).toBe('');
    expect(problems).toEqual([`data-diwan="name" shows a text, which <${tag}> can't.`]);
  });

  it('isn’t an address that runs', () => {
    const { at } = filled({ ...valuesOf(), href: 'javascript:alert(1)' });
    expect(at('link').hasAttribute('href')).toBe(false);
    const unsafe = makeProductSummary({
      ...sofa,
      images: [{ id: 1, postion: 1, is_main: true, src_url: 'javascript:alert(1)' }],
    });
    expect(filled(valuesOf(unsafe)).at('picture').getAttribute('src')).toBe(
      `${shopUrl}/images/placeholder.png`,
    );
  });
});

it.each([
  ['<p data-diwan="link"></p>', 'data-diwan="link" needs a <a>, not a <p>.'],
  ['<p data-diwan="prise"></p>', 'data-diwan="prise" is unknown. Places: name, price, '],
])('names a mistake in the markup: %s', (html, problem) => {
  expect(filled(valuesOf(), html).problems).toEqual([expect.stringContaining(problem)]);
});

describe('productCardsMarkup', () => {
  const options = { template: markup, products: [sofa], i18n: i18nOf.en, settings, shopUrl };

  it('is the same as in the browser', () => {
    const list = document.createElement('ul');
    list.innerHTML = productCardsMarkup(options);
    const [card] = list.children;
    const values = valuesOf();
    // What is spoken is added in the browser: a page's policy may refuse the style that hides it.
    const spoken = {
      price: values.priceText,
      compareAtPrice: values.compareAtPrice,
      percentOff: values.percentOff,
    };
    const again = cardOf(markup);
    fillCard(again, { ...values, spoken, picture: { ...values.picture, srcSet: undefined } });
    expect(card?.isEqualNode(again)).toBe(true);
    // The element fills it again when it takes it over.
    fillCard(card as Element, valuesOf(), true);
    expect(card?.querySelector('button')?.textContent).toBe('Remove from cart');
  });

  it('escapes what the shop sends', () => {
    const products = [makeProductSummary({ ...sofa, name_en: '<script>alert(1)</script>"' })];
    expect(productCardsMarkup({ ...options, products })).not.toContain('<script');
  });

  it('refuses a place that its tag can’t show', () => {
    expect(() => productCardsMarkup({ ...options, template: '<p data-diwan="add"></p>' })).toThrow(
      'data-diwan="add" needs a <button>, not a <p>.',
    );
  });
});
