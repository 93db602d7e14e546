import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLineChoice, twelveLines } from '../../testing/line-choices';
import { numberBits } from './bits';
import { checkedText } from './checked-text';
import {
  HANDOVER_DAYS,
  type Handover,
  handoverCode,
  MAX_HANDOVER_LENGTH,
  MAX_HANDOVER_LINES,
  readHandoverCode,
} from './handover-code';
import { choiceBits, type LineChoice } from './line-choice';

const now = Date.UTC(2026, 10, 22, 9, 30, 17);
const day = 24 * 60 * 60_000;
const cart: Handover = { kind: 'cart', choices: twelveLines };

const codeOf = (handover: Handover = cart, at = now) => handoverCode(handover, at) ?? '';
const statusOf = (code: string, at = now) => readHandoverCode(code, at).status;

const anyHandover: fc.Arbitrary<Handover> = fc.record({
  kind: fc.constantFrom('cart', 'price-box'),
  choices: fc.uniqueArray(anyLineChoice, {
    minLength: 1,
    maxLength: MAX_HANDOVER_LINES,
    selector: ({ item_id, customization }) => JSON.stringify([item_id, customization]),
  }),
});

/** A code with a valid checksum and arbitrary contents, as an attacker could write it. */
const forged = ({ version = 1, minutes = now / 60_000 + 60, lines = '' }) =>
  checkedText(`${numberBits(version, 2)}${numberBits(Math.ceil(minutes), 26)}0${lines}`, {
    modulus: 2_176_782_317n,
    length: 6,
  });

const sofa: LineChoice = { item_id: 7, quantity: 2, customization: null };
const line = choiceBits(sofa);

describe('a handover code', () => {
  test('round-trips any basket', () => {
    fc.assert(
      fc.property(anyHandover, fc.boolean(), (handover, isLowerCase) => {
        const code = codeOf(handover);
        expect(code).toMatch(/^[0-9A-Z]+$/);
        expect(readHandoverCode(isLowerCase ? code.toLowerCase() : code, now)).toEqual({
          status: 'valid',
          handover,
        });
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
    );
  });

  test('is short: twelve lines, half of them customised', () => {
    expect(codeOf().length).toBeLessThanOrEqual(130);
  });

  test('contains only ids, choices and quantities', () => {
    const [first] = twelveLines;
    const withExtras = [{ ...first, price: 1, name: 'Sofa' }, ...twelveLines.slice(1)] as LineChoice[];
    expect(codeOf({ kind: 'cart', choices: withExtras })).toBe(codeOf());
  });

  test('is undefined for an empty basket and for too many lines or characters', () => {
    const lines = Array.from({ length: MAX_HANDOVER_LINES + 1 }, (_, index) => ({
      ...sofa,
      item_id: index + 1,
    }));
    expect(handoverCode({ kind: 'cart', choices: [] }, now)).toBeUndefined();
    expect(handoverCode({ kind: 'cart', choices: lines }, now)).toBeUndefined();
    expect(handoverCode({ kind: 'cart', choices: lines.slice(1) }, now)).toBeDefined();

    const fabric_ids = Array.from({ length: 50 }, (_, index) => 2_000_000_000 + index);
    const long = lines.slice(1).map((choice) => ({ ...choice, customization: { fabric_ids } }));
    expect(handoverCode({ kind: 'cart', choices: long }, now)).toBeUndefined();
  });

  test('is valid for seven days, to the minute', () => {
    const end = now + HANDOVER_DAYS * day;
    expect(statusOf(codeOf(), end)).toBe('valid');
    expect(statusOf(codeOf(), end + 60_000)).toBe('expired');
    expect(statusOf(codeOf(), end + 400 * day)).toBe('expired');
  });

  test('may come from a device whose clock is some hours ahead, but not more', () => {
    expect(statusOf(codeOf(cart, now + 20 * 60 * 60_000))).toBe('valid');
    expect(statusOf(codeOf(cart, now + 2 * day))).toBe('damaged');
  });

  test('of a later version is recognised, whatever its contents', () => {
    for (const version of [2, 3, 40]) expect(statusOf(forged({ version, lines: '10110' }))).toBe('newer');
    expect(statusOf(forged({ version: 0, lines: line }))).toBe('damaged');
  });
});

describe('damage is detected', () => {
  test('when any character is missing, doubled or changed', () => {
    const code = codeOf();
    for (let index = 0; index < code.length; index += 1) {
      const [before, after] = [code.slice(0, index), code.slice(index + 1)];
      const other = code[index] === 'A' ? 'B' : 'A';
      for (const text of [
        before + other + after,
        before + after,
        `${before}${code[index]}${code.slice(index)}`,
      ])
        expect(statusOf(text)).toBe('damaged');
    }
  });

  test('when two neighbours are swapped', () => {
    const code = codeOf();
    for (let index = 0; index + 1 < code.length; index += 1) {
      const [one = '', other = ''] = code.slice(index, index + 2);
      if (one === other) continue;
      expect(statusOf(code.slice(0, index) + other + one + code.slice(index + 2))).toBe('damaged');
    }
  });

  test('when either end is cut off or extended', () => {
    const code = codeOf();
    for (let length = 0; length < code.length; length += 1) {
      expect(statusOf(code.slice(0, length))).toBe('damaged');
      expect(statusOf(code.slice(code.length - length))).toBe('damaged');
    }
    for (const text of [`0${code}`, `1${code}`, `${code}0`, ` ${code}`, `${code}&a=b`, code + code])
      expect(statusOf(text)).toBe('damaged');
  });

  test('in any other text, and reading never throws', () => {
    const texts = [
      '',
      '0',
      '%E0%A4%A',
      '<script>alert(1)</script>',
      '__proto__',
      '٣٤٥٦٧٨٩٠',
      'Z'.repeat(100_000),
    ];
    for (const text of texts) expect(statusOf(text)).toBe('damaged');
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[1-9A-Z][0-9A-Z]{6,200}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(statusOf(text)).toBe('damaged');
      }),
    );
  });
});

describe('a forged code with a valid checksum', () => {
  test('cannot contain values out of bounds', () => {
    const refused = {
      'no lines': '',
      'half a line': line.slice(0, -1),
      'a line and trailing bits': `${line}1`,
      'no product': choiceBits({ ...sofa, item_id: 0 }),
      'an id above the maximum': choiceBits({ ...sofa, item_id: 2 ** 31 }),
      'a quantity above the maximum': choiceBits({ ...sofa, quantity: 1000 }),
      'a width of ten kilometres': choiceBits({ ...sofa, customization: { width: 1_000_000 } }),
      'the same line twice': line + line,
      'too many lines': Array.from({ length: MAX_HANDOVER_LINES + 1 }, (_, index) =>
        choiceBits({ ...sofa, item_id: index + 1 }),
      ).join(''),
    };
    for (const [what, lines] of Object.entries(refused))
      expect(statusOf(forged({ lines })), what).toBe('damaged');
    expect(statusOf(forged({ lines: line }))).toBe('valid');
  });

  test('cannot extend its lifetime', () => {
    expect(statusOf(forged({ minutes: now / 60_000 + 60 * 24 * 365, lines: line }))).toBe('damaged');
  });

  test('of random bits is within the limits or rejected', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[01]{10,600}$/), (lines) => {
        const reading = readHandoverCode(forged({ lines }), now);
        if (reading.status !== 'valid') return;
        expect(forged({ lines }).length).toBeLessThanOrEqual(MAX_HANDOVER_LENGTH);
        for (const { item_id, quantity } of reading.handover.choices) {
          expect(item_id).toBeGreaterThan(0);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(999);
        }
      }),
    );
  });
});
