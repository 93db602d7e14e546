import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLineChoice, twelveLines } from '../../testing/line-choices';
import { boxCode, MAX_BOX_CODE_LINES, readBoxCode } from './box-code';

describe('a box code', () => {
  test('round-trips any price box', () => {
    fc.assert(
      fc.property(fc.array(anyLineChoice, { minLength: 1, maxLength: MAX_BOX_CODE_LINES }), (choices) => {
        const code = boxCode(choices) ?? '';
        expect(code).toMatch(/^[0-9A-Z]+$/);
        expect(readBoxCode(code)).toEqual(choices);
        expect(readBoxCode(code.toLowerCase())).toEqual(choices);
      }),
    );
  });

  test('is short for typical price boxes', () => {
    expect(boxCode(twelveLines)?.length).toBeLessThanOrEqual(120);
  });

  test('is undefined for an empty box and for too many lines', () => {
    expect(boxCode([])).toBeUndefined();
    const line = { item_id: 1, quantity: 1, customization: null };
    expect(boxCode(Array.from({ length: MAX_BOX_CODE_LINES + 1 }, () => line))).toBeUndefined();
  });

  test('with a changed character is invalid', () => {
    const code = boxCode(twelveLines) ?? '';
    for (let index = 0; index < code.length; index += 1) {
      const other = code[index] === 'A' ? 'B' : 'A';
      expect(readBoxCode(code.slice(0, index) + other + code.slice(index + 1))).toBeNull();
    }
  });

  test('is the only text accepted, and reading never throws', () => {
    for (const text of ['', '0', 'ABC', 'box', '<script>', '٣٤٥٦', '9'.repeat(3000)]) {
      expect(readBoxCode(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{4,40}$/), (text) => {
        const choices = readBoxCode(text);
        for (const { item_id, quantity } of choices ?? []) {
          expect(item_id).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(999);
        }
      }),
    );
  });
});
