import { describe, expect, it } from 'vitest';
import { sampleCustomization } from '../testing/basket-samples';
import { choicesCode } from './choices-code';
import { wireCustomization } from './line-customization';
import { readChoicesCode } from './read-choices-code';

describe('a choices code', () => {
  it.each([
    sampleCustomization(),
    sampleCustomization({ color: null }),
    sampleCustomization({ fabrics: [] }),
    sampleCustomization({ width: { value: 240.5, unit: 'cm' } }),
  ])('round-trips %o', (customization) => {
    expect(readChoicesCode(choicesCode(customization))).toEqual(wireCustomization(customization));
  });

  it('accepts digits of any script', () => {
    expect(readChoicesCode('c٣_f١.٢_w٢٤٠')).toEqual({ color_id: 3, fabric_ids: [1, 2], width: 240 });
  });

  it.each([
    '\u200fc3_f1.2_w240\u00a0',
    'C3_F1.2_W240.',
    '«c3_f1.2_w240»،',
    'c3_f1.2_\nw240',
    'c３_f1.۲_w240',
  ])('is read as it was pasted: %j', (code) =>
    expect(readChoicesCode(code)).toEqual({ color_id: 3, fabric_ids: [1, 2], width: 240 }),
  );

  it.each([
    '',
    'x',
    'c_f_w',
    'c-1_f0.x_wNaN',
    'c1e999_w-5',
    '<script>',
    'c1e0_f0x2_w1e2',
    'w+5',
    'w5.x',
    `w${'5'.repeat(1000)}`,
  ])('without valid choices is empty: %s', (code) => {
    expect(readChoicesCode(code)).toEqual({});
  });
});
