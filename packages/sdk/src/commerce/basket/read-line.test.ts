import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyBasket } from '../testing/basket-arbitraries';
import { type BasketLine, basketLineSchema } from './basket-line';
import { readLine } from './read-line';

const bySchema = (value: unknown) => {
  const { success, output } = v.safeParse(basketLineSchema, value);
  return success ? output : undefined;
};
const byHand = (value: unknown): BasketLine | undefined => {
  try {
    return readLine(value);
  } catch {
    return undefined;
  }
};

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The paths of all values within a value. */
const placesIn = (value: Json): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...placesIn(inner).map((place) => [name, ...place]),
      ])
    : [];

/** Replaces the value at a path; undefined deletes it. */
function replaced(value: Json, [name = '', ...rest]: readonly string[], other: Json | undefined): Json {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key !== name) return [[key, inner] as const];
    const next = rest.length > 0 ? replaced(inner, rest, other) : other;
    return next === undefined ? [] : [[key, next] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const odd: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(null, '', 'cm', '#fff', '#12', '#6f8273ff', 'NF 1', [], {}, [[]], true, false),
  // The bounds of every number in a line, values just outside, and the value of `1e999`.
  fc.constantFrom(0, -0, -1, 0.5, 1, 100, 100.1, 999, 1000, 10_000, 10_001, 2 ** 31 - 1, 2 ** 31, 1e8, 1 / 0),
  fc.jsonValue().map((value) => value as Json),
);

const anyLine = anyBasket
  .filter((lines) => lines.length > 0)
  .map((lines) => JSON.parse(JSON.stringify(lines[0])) as Json);

const damaged = anyLine.chain((line) =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesIn(line)), odd), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, [place, other]) => replaced(value, place, other), line)),
);

test('agrees with the schema on lines with one to three mutations', () => {
  fc.assert(
    fc.property(damaged, (value) => {
      expect(byHand(value)).toEqual(bySchema(value));
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
  );
});

test('agrees on lines with any single value absent, null or odd', () => {
  const line: Json = {
    id: '1_c3_f3_w240',
    quantity: 1,
    product: {
      id: 1,
      code: 'NF1042',
      name_en: 'Sofa',
      name_ar: 'كنبة',
      price: 10.5,
      discount: 10,
      allow_discount: true,
      is_price_show: true,
      is_sku_show: true,
      allow_online_purchase: true,
      is_custom: true,
      image: { src_url: '/sofa.webp', width: 4, height: 5 },
    },
    customization: {
      color: { id: 3, hex: '#6F8273', name_en: 'Sage', name_ar: 'مريمية' },
      fabrics: [{ id: 3, name_en: 'Linen', name_ar: 'كتان', image_url: null }],
      width: { value: 240, unit: 'cm' },
    },
  };
  expect(byHand(line)).toEqual(line);
  const values = fc.sample(odd, { numRuns: 50, seed: 1 });
  for (const place of placesIn(line)) {
    for (const value of [undefined, null, ...values]) {
      const candidate = replaced(line, place, value);
      expect(byHand(candidate), `${place.join('.')}: ${JSON.stringify(value)}`).toEqual(bySchema(candidate));
    }
  }
});

test.each([undefined, null, 17, 'line', [], {}])('%j is not a line', (value) => {
  expect(byHand(value)).toBeUndefined();
});
