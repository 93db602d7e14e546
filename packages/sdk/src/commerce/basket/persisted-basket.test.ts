import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES } from '../../contract';
import { anyBasket } from '../testing/basket-arbitraries';
import { sampleBasketProduct, sampleCustomization } from '../testing/basket-samples';
import { addLine, EMPTY_BASKET } from './basket';
import { parseBasket, serialiseBasket } from './persisted-basket';
import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from './storage-keys';

const product = sampleBasketProduct();
const plain = { id: '101', product, quantity: 2, customization: null };
const customised = {
  id: '101_c3_f3.4_w240',
  product,
  quantity: 1,
  customization: sampleCustomization(),
};
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

test('uses the storage keys of the spec', () => {
  expect([CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY]).toEqual(['cart-storage', 'pricebox-storage']);
});

test('the stored form is versioned', () => {
  const lines = addLine(EMPTY_BASKET, { product, quantity: 2 });
  expect(JSON.parse(serialiseBasket(lines))).toEqual({ version: 1, lines: [plain] });
});

describe('parseBasket', () => {
  test('reads valid lines', () => {
    expect(parseBasket(stored(plain, customised))).toEqual({ lines: [plain, customised], dropped: 0 });
  });

  test('reads as many lines as can be shown, and all of the largest order', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...plain,
      id: `${index + 1}`,
      product: { ...product, id: index + 1 },
    }));
    expect(parseBasket(stored(...many.slice(0, MAX_LINES))).dropped).toBe(0);
    expect(parseBasket(stored(...many)).lines).toHaveLength(500);
  });

  test('returns an empty basket for empty storage', () => {
    expect(parseBasket(null)).toEqual({ lines: [], dropped: 0 });
  });

  test.each([
    ['no JSON', '{"version":1,"lines":['],
    ['an empty string', ''],
    ['another version', JSON.stringify({ version: 2, lines: [plain] })],
    ['no version', JSON.stringify({ lines: [plain] })],
    ['another shop’s state', JSON.stringify({ state: { cart: [] }, version: 0 })],
    ['no object', '17'],
    ['null', 'null'],
  ])('drops %s entirely', (_, text) => {
    expect(parseBasket(text)).toEqual({ lines: [], dropped: 1 });
  });

  test('reads entries of a `{ state: { items } }` store', () => {
    const { image, ...withoutImage } = product;
    const text = JSON.stringify({
      state: {
        items: [
          { id: 101, product: { ...withoutImage, images: [image], keywords: 'sofa' }, quantity: 2 },
          { id: 'x', product: sampleBasketProduct({ id: 7, code: 'AB7' }), quantity: 1, customization: null },
          { id: 9, product: { title: 'Another shop’s' }, quantity: 1 },
          null,
        ],
      },
      version: 0,
    });
    const { lines, dropped } = parseBasket(text);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['101', 2],
      ['7', 1],
    ]);
    expect(lines[0]).toEqual(plain);
    expect(dropped).toBe(2);
  });

  test.each([
    ['no object', null],
    ['a quantity of 0', { ...plain, quantity: 0 }],
    ['a quantity above 999', { ...plain, quantity: 1000 }],
    ['half a piece', { ...plain, quantity: 1.5 }],
    ['a negative price', { ...plain, product: { ...product, price: -1 } }],
    ['a price as a string', { ...plain, product: { ...product, price: '9940' } }],
    ['no product', { ...plain, product: undefined }],
    ['no product id', { ...plain, product: { ...product, id: undefined } }],
    ['a broken code', { ...plain, product: { ...product, code: 'NF-1042' } }],
    ['a foreign customisation', { ...plain, customization: 'clay' }],
    ['an id that does not match its contents', { ...plain, id: '999' }],
    ['an invalid colour', { ...customised, customization: { color: 'red', fabrics: [], width: null } }],
  ])('drops a line with %s and keeps the others', (_, broken) => {
    expect(parseBasket(stored(broken, customised))).toEqual({ lines: [customised], dropped: 1 });
  });

  test.each([9940, null])('removes a hidden price stored as %s', (price) => {
    const product = {
      id: 7,
      code: 'NF7',
      name_en: 'Sofa',
      name_ar: 'كنبة',
      price,
      discount: 15,
      image: null,
    };
    const line = { id: '7', product, quantity: 1, customization: null };
    const { lines } = parseBasket(JSON.stringify({ version: 1, lines: [line] }));
    expect(lines[0]?.product).toMatchObject({ price: null, discount: 0, is_price_show: false });
    expect(serialiseBasket(lines)).not.toContain('9940');
  });

  test('keeps the first of duplicate lines', () => {
    expect(parseBasket(stored(plain, { ...plain, quantity: 7 }, customised))).toEqual({
      lines: [plain, customised],
      dropped: 1,
    });
  });

  test('drops unknown properties of a line', () => {
    const foreign = { ...plain, isAdmin: true, product: { ...product, description_en: 'long' } };
    expect(parseBasket(stored(foreign))).toEqual({ lines: [plain], dropped: 0 });
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseBasket(text).lines.length === 0));
    fc.assert(fc.property(fc.json(), (text) => parseBasket(text).lines.length === 0));
    fc.assert(
      fc.property(fc.array(fc.anything()), (lines) => {
        const text = JSON.stringify({ version: 1, lines }, (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        );
        expect(parseBasket(text)).toEqual({ lines: [], dropped: lines.length });
      }),
    );
  });

  test('round-trips any basket', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        expect(parseBasket(serialiseBasket(lines))).toEqual({ lines, dropped: 0 });
      }),
    );
  });
});
