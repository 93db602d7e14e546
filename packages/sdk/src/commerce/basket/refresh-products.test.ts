import { describe, expect, test } from 'vitest';
import { sampleBasketProduct, sampleCustomization } from '../testing/basket-samples';
import { addLine, EMPTY_BASKET } from './basket';
import { refreshProducts } from './refresh-products';

const sofa = sampleBasketProduct();
const lamp = sampleBasketProduct({ id: 202 });
const lines = addLine(addLine(EMPTY_BASKET, { product: sofa, quantity: 2 }), { product: lamp });

describe('refreshProducts', () => {
  test('updates the product and flags a changed price', () => {
    const dearer = sampleBasketProduct({ price: 10_500, name_en: 'Renamed' });
    const { lines: refreshed, flags } = refreshProducts(lines, [dearer, lamp]);
    expect(refreshed[0]).toEqual({ id: '101', product: dearer, quantity: 2, customization: null });
    expect([...flags]).toEqual([['101', 'price_changed']]);
  });

  test("flags a changed discount, unless discounts aren't allowed", () => {
    const discount = sampleBasketProduct({ discount: 20 });
    expect(refreshProducts(lines, [discount, lamp]).flags.get('101')).toBe('price_changed');
    const undiscounted = addLine(EMPTY_BASKET, { product: sampleBasketProduct({ allow_discount: false }) });
    const other = sampleBasketProduct({ allow_discount: false, discount: 50 });
    expect(refreshProducts(undiscounted, [other]).flags.size).toBe(0);
  });

  test('keeps and flags lines whose product no longer exists', () => {
    const { lines: refreshed, flags } = refreshProducts(lines, [lamp]);
    expect(refreshed).toEqual(lines);
    expect([...flags]).toEqual([['101', 'gone']]);
  });

  test('refreshes every customised line of a product', () => {
    const both = addLine(lines, { product: sofa, customization: sampleCustomization() });
    const { flags } = refreshProducts(both, [sampleBasketProduct({ price: 1 }), lamp]);
    expect([...flags.keys()]).toEqual(['101', '101_c3_f3.4_w240']);
  });

  test('a line in another colour keeps its image', () => {
    const image = { src_url: 'in-clay.webp', width: 4, height: 5 };
    const inClay = addLine(EMPTY_BASKET, {
      product: sampleBasketProduct({ image }),
      customization: sampleCustomization(),
    });
    const { lines: refreshed } = refreshProducts(addLine(inClay, { product: sofa }), [sofa]);
    expect(refreshed.map(({ product }) => product.image)).toEqual([image, sofa.image]);
  });

  test('returns the same lines when nothing changed', () => {
    const { lines: refreshed, flags } = refreshProducts(lines, [sofa, lamp]);
    expect(refreshed).toEqual(lines);
    expect(flags.size).toBe(0);
  });
});
