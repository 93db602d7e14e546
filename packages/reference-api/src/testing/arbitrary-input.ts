import fc from 'fast-check';
import type * as v from 'valibot';

/** The parts of valibot schemas that define the shape of an input. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

/** Texts that are valid somewhere in the contract, so that some inputs pass validation. */
const goodTexts = fc.constantFrom(
  'Sara',
  'sara@example.com',
  '0501234567',
  '501234567',
  '966',
  '123456',
  '1',
  '101',
  'NF1042',
  'home',
  'general/footer',
  'WELCOME10',
  'كنبة',
);

const goodNumbers = fc.constantFrom(1, 2, 3, 101, 103, 9940, 15, 120, 0.15, 0);

/** Values known to break servers: types, sizes, escapes and injections. */
export const hostileText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  "' OR 1=1 --",
  "'; DROP TABLE items; --",
  '%27%20OR%201=1',
  '$1',
  '\\',
  'a\'b"c',
  ':* & | !',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  '٩٩',
  'null',
  '[]',
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e-320,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2_147_483_648,
    -2_147_483_649,
    [],
    {},
    [[[[]]]],
  ),
  fc.array(fc.constant('x'), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const shapeOf = (schema: v.GenericSchema): Shape => schema as unknown as Shape;

function wellFormed(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, near(entry)])),
      );
    case 'array':
      return shape.item ? fc.array(near(shape.item), { maxLength: 4 }) : fc.constant([]);
    case 'optional':
    case 'nullable':
    case 'nullish':
      return shape.wrapped ? fc.oneof(near(shape.wrapped), fc.constant(undefined)) : fc.constant(undefined);
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((option) => near(option as Shape)));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'literal':
      return fc.constant(shape.literal);
    case 'number':
      return goodNumbers;
    case 'boolean':
      return fc.boolean();
    default:
      return goodTexts;
  }
}

const near = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: wellFormed(shape) }, { weight: 1, arbitrary: hostileValue });

/** Inputs that match a schema, except that any part may be replaced with a hostile value. */
export const nearlyValid = (schema: v.GenericSchema): fc.Arbitrary<unknown> => near(shapeOf(schema));
