import { MAX_AMOUNT, MAX_ID, MAX_QUANTITY, MAX_WIDTH, PRODUCT_CODE_PATTERN } from '../../contract/limits';
import { withShownPrice } from '../../contract/shown-price';
import type { BasketLine, BasketProduct, LineCustomization } from './basket-line';

/**
 * Parses a stored value; throws a TypeError when it is invalid. Equivalent to `basketLineSchema`, but written by hand
 * because every page reads storage and would otherwise download the schema library.
 */
type Read<Value> = (value: unknown) => Value;

const when =
  <Value>(isOfKind: (value: unknown) => value is Value): Read<Value> =>
  (value) => {
    if (!isOfKind(value)) throw new TypeError('Invalid basket line.');
    return value;
  };

const nullOr =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** Makes a property nullish. */
const maybe =
  <Value>(read: Read<Value>): Read<Value | null | undefined> =>
  (value) =>
    value === undefined || value === null ? value : read(value);

const list = when((value): value is unknown[] => Array.isArray(value));

const object = when(
  (value): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null,
);

/** Parses an object with these properties and drops all others. */
const shape =
  <Shape extends object>(properties: { [Name in keyof Shape]-?: Read<Shape[Name]> }): Read<Shape> =>
  (value) => {
    const source = object(value);
    const kept = Object.entries<Read<unknown>>(properties)
      .map(([name, read]) => [name, read(source[name])])
      .filter(([, property]) => property !== undefined);
    return Object.fromEntries(kept) as Shape;
  };

const matching = (pattern: RegExp): Read<string> =>
  when((value): value is string => typeof value === 'string' && pattern.test(value));

const number = (min: number, max: number): Read<number> =>
  when((value): value is number => typeof value === 'number' && value >= min && value <= max);

const integer = (min: number, max: number): Read<number> =>
  when((value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max);

const string = matching(/^/);
const id = integer(1, MAX_ID);
const size = maybe(integer(1, Number.POSITIVE_INFINITY));

/** Older versions may have omitted these fields; they get the contract's fallbacks. */
const textOr =
  (fallback: string): Read<string> =>
  (value) =>
    typeof value === 'string' ? value : fallback;
const flag: Read<boolean> = (value) =>
  when((given): given is boolean => typeof given === 'boolean')(value ?? false);
const percent: Read<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : 0;
const name = textOr('');

const product = shape<Omit<BasketProduct, 'price'> & { price: number | null }>({
  id,
  code: matching(PRODUCT_CODE_PATTERN),
  name_en: name,
  name_ar: name,
  price: nullOr(number(0, MAX_AMOUNT)),
  discount: percent,
  allow_discount: flag,
  is_price_show: flag,
  is_sku_show: flag,
  allow_online_purchase: flag,
  is_custom: flag,
  image: nullOr(
    shape<NonNullable<BasketProduct['image']>>({ src_url: matching(/./s), width: size, height: size }),
  ),
});

const fabric = shape<LineCustomization['fabrics'][number]>({
  id,
  name_en: name,
  name_ar: name,
  image_url: maybe(string),
});

const customization = shape<LineCustomization>({
  color: nullOr(
    shape<NonNullable<LineCustomization['color']>>({
      id,
      hex: matching(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i),
      name_en: name,
      name_ar: name,
    }),
  ),
  fabrics: (value) => list(value).map(fabric),
  width: nullOr(
    shape<NonNullable<LineCustomization['width']>>({ value: number(1, MAX_WIDTH), unit: textOr('cm') }),
  ),
});

/**
 * Parses a basket line as `basketLineSchema` does, dropping unknown properties.
 * @throws TypeError when it is invalid
 */
export const readLine: Read<BasketLine> = shape<BasketLine>({
  id: string,
  product: (value) => withShownPrice(product(value)),
  quantity: integer(1, MAX_QUANTITY),
  customization: nullOr(customization),
});
