import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { codeFromSlug } from '../commerce/catalogue/product-slug';
import { otpDigits } from '../commerce/validation/otp-code';
import { validatePromoCode } from '../commerce/validation/promo-code';
import { parseQuantity } from '../commerce/validation/quantity';
import { PRODUCT_CODE_PATTERN, promoCodeParam, slugParam } from '.';
import { INVISIBLE, shownText, typedCode, typedText } from './typed-text';
import { idParam } from './url-params';

/** One of each kind that comes along with a copied text. */
const INVISIBLE_MARKS = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u2063',
  '\u00ad',
  '\ufeff',
  '\ufe0f',
  '\u180e',
  '\u3164',
  '\u034f',
  '\u0000',
];
const SPACES = [' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\n', '\t'];
const ENDS = [
  '.',
  ',',
  ';',
  '!',
  '?',
  '،',
  '؛',
  '؟',
  '…',
  '"',
  '”',
  '»',
  ')',
  '*',
  '`',
  '。',
  '۔',
  '、',
  '！',
  '．',
];

describe.each([...INVISIBLE_MARKS, ...SPACES])('with %j before, in and after it', (mark) => {
  test.each([
    [
      'a promo code',
      'WEL',
      'COME10',
      (text: string) => validatePromoCode(text),
      { isValid: true, value: 'WELCOME10' },
    ],
    ['a promo code at the API', 'wel', 'come10', (text: string) => parse(promoCodeParam, text), 'WELCOME10'],
    ['a slug at the API', 'Summer-', 'Sale', (text: string) => parse(slugParam, text), 'summer-sale'],
    ['an id at the API', '1', '2', (text: string) => parse(idParam, text), 12],
    ["the end of a product's address", 'sofa-NF', '1042', codeFromSlug, 'NF1042'],
    ['a one-time code', '123', '456', otpDigits, '123456'],
  ])('%s is read', (_, start, end, read, expected) => {
    expect(read(`${mark}${start}${mark}${end}${mark}`)).toEqual(expected);
  });

  test('a quantity is read', () => expect(parseQuantity(`${mark}12${mark}`)).toBe(12));
});

test('a space between the words of a slug stands for a dash', () => {
  expect(parse(slugParam, ' summer  sale ')).toBe('summer-sale');
  expect(parse(slugParam, 'عروض الصيف')).toBe('عروض-الصيف');
  expect(parse(slugParam, 'summer -\nsale')).toBe('summer-sale');
});

test.each(ENDS)('a code, a slug, an id and a quantity end before %s', (end) => {
  expect(validatePromoCode(`WELCOME10${end}`)).toEqual({ isValid: true, value: 'WELCOME10' });
  expect(parse(promoCodeParam, `WELCOME10${end}`)).toBe('WELCOME10');
  expect(parse(slugParam, `KSA${end} `)).toBe('ksa');
  expect(parse(idParam, `7${end}`)).toBe(7);
  expect(codeFromSlug(`sofa-NF1042${end}`)).toBe('NF1042');
  expect(parseQuantity(`12${end}`)).toBe(12);
});

test.each([
  ['١٢', '12'],
  ['۱۲', '12'],
  ['１２', '12'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['eid–2026', 'eid-2026'],
  ['eid‑2026', 'eid-2026'],
  ['عِيـــد', 'عيد'],
  ['e\u0301te', '\u00e9te'],
])('%s is read as %s', (text, code) => expect(typedCode(text)).toBe(code));

test.each(['', ' . ', '\u200f', '«»'])('%j is no code', (text) => expect(typedCode(text)).toBe(''));

test('other text keeps its words', () => {
  expect(typedText('\u2067 مجلس\u00a0 نفود \u2069')).toBe('مجلس نفود');
});

describe('a text to be shown', () => {
  // A joiner belongs to words; a variation selector to the sign before it.
  const dropped = INVISIBLE_MARKS.filter((mark) => !['\u200c', '\u200d', '\ufe0f', '\u0000'].includes(mark));
  test.each(dropped)('has no %j', (mark) => {
    expect(shownText(`${mark}طاولة${mark} بلوط${mark}`)).toBe('طاولة بلوط');
  });

  test.each(SPACES.filter((space) => space !== '\n'))(
    'has a plain space for %j, and none around it',
    (space) => {
      expect(shownText(`${space}oak${space}table${space}`)).toBe('oak table');
    },
  );

  test.each(['\u200c', '\u200d'])('keeps the joiner %j within a word alone', (joiner) => {
    expect(shownText(`می${joiner}خواهم`)).toBe(`می${joiner}خواهم`);
    expect(shownText(`${joiner}oak ${joiner} table${joiner}`)).toBe('oak  table');
  });

  test.each(['٢٠٠ × ٩٠', '１２', 'Straße', 'ﷺ', 'عِيـــد', 'one\ntwo', '“oak”, ash.', '\u2764\ufe0f'])(
    'is otherwise as it was written: %s',
    (text) => expect(shownText(text)).toBe(text),
  );

  test('is the same again', () => {
    for (const mark of [...INVISIBLE_MARKS, ...SPACES]) {
      const shown = shownText(`${mark}oak${mark} ${mark}table${mark}`);
      expect(shownText(shown)).toBe(shown);
    }
  });

  test('of no visible character is empty', () => expect(shownText(' \u200f\u2060\u200d ')).toBe(''));
});

test('every invisible character of Unicode but tags is dropped', () => {
  const left = [];
  for (let code = 0; code < 0xe000; code += 1) {
    const character = String.fromCharCode(code);
    // Signs of Arabic numbers and of Syriac are format characters that are shown; Khmer and Mongolian need theirs.
    if (
      /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character) &&
      !/[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]|\p{Script=Khmer}|\p{Script=Mongolian}/u.test(character)
    )
      if (character.replace(INVISIBLE, '').replace(/\p{Variation_Selector}/u, '') !== '')
        left.push(code.toString(16));
  }
  expect(left).toEqual([]);
});

test('what isn’t the same stays different', () => {
  expect(validatePromoCode('10 % off').isValid).toBe(false);
  expect(parseQuantity('-2')).toBeNull();
  expect(parseQuantity('.5')).toBeNull();
  expect(parseQuantity('2.5')).toBeNull();
  expect(PRODUCT_CODE_PATTERN.test(codeFromSlug('sofa'))).toBe(true);
});

test('a long text takes little time', () => {
  const started = performance.now();
  for (const character of ['\u200f', ' ', '.', 'a', '-', '\u0640'])
    for (const text of [character.repeat(100_000), `a${character.repeat(100_000)}%`]) typedCode(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
