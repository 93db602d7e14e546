import { describe, expect, test } from 'vitest';
import { sampleCustomization } from '../testing/basket-samples';
import { lineId } from './line-id';

describe('lineId', () => {
  test('of an uncustomised product', () => {
    expect(lineId(101, null)).toBe('101');
  });

  test('differs with every choice', () => {
    expect(lineId(101, sampleCustomization())).toBe('101_c3_f3.4_w240');
    expect(lineId(101, sampleCustomization({ color: null }))).toBe('101_f3.4_w240');
    expect(lineId(101, sampleCustomization({ fabrics: sampleCustomization().fabrics.slice(0, 1) }))).toBe(
      '101_c3_f3_w240',
    );
    expect(lineId(101, sampleCustomization({ fabrics: [], width: null }))).toBe('101_c3');
  });

  test('ignores the order and repetition of fabrics', () => {
    const { fabrics } = sampleCustomization();
    const shuffled = sampleCustomization({ fabrics: [...fabrics, ...fabrics].reverse() });
    expect(lineId(101, shuffled)).toBe(lineId(101, sampleCustomization()));
  });

  test('sorts fabric ids as numbers', () => {
    const fabric = { name_en: '', name_ar: '', image_url: null };
    const fabrics = [10, 9, 2].map((id) => ({ ...fabric, id }));
    expect(lineId(1, { color: null, fabrics, width: null })).toBe('1_f2.9.10');
  });
});
