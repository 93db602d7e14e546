import { safeFileAddress, toAsciiDigits } from '@diwan/sdk/commerce';

/** How the text of an attribute becomes a value; a list of words allows just those. */
export type AttributeKind = keyof AttributeValues | readonly string[];

interface AttributeValues {
  string: string;
  /** The value of a link: an http(s) URL or a path, since other schemes such as `javascript:` may run code. */
  address: string;
  /** A whole number above 0: all of ours are ids and sizes of pages. */
  number: number;
  /** Present means true, as in HTML; `"false"` means false, because older frameworks write it out. */
  boolean: boolean;
  /** `"12, 14"` or `"[12, 14]"`. */
  numbers: readonly number[];
  json: unknown;
}

/** The kind that yields values a property of type `Value` accepts. */
type KindFor<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [string]
      ? string extends Value
        ? 'string' | 'address'
        : readonly Value[]
      : [Value] extends [readonly number[]]
        ? 'numbers'
        : 'json';

/** Properties of a widget that are attributes of its element, each with the only kind that fits its type. */
export type AttributeTable<Props> = {
  readonly [Name in keyof Props & string]?: KindFor<NonNullable<Props[Name]>>;
};

/** `shopUrl` → `shop-url`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toAddress(text: string): string {
  if (safeFileAddress(text) === undefined) throw new TypeError(text);
  return text;
}

function toNumber(text: string): number {
  // Marks nobody sees and a full stop come along when a text is copied.
  const value = Number(toAsciiDigits(text).replace(/\p{Cf}|[.,،]\s*$/gu, ''));
  if (!(value > 0 && value % 1 === 0)) throw new TypeError(text);
  return value;
}

function toNumbers(text: string): readonly number[] {
  const inside = text.trim().replace(/^\[(.*)\]$/s, '$1');
  return inside.trim() === '' ? [] : inside.split(/[,،]/).map(toNumber);
}

const parsers: { [Kind in keyof AttributeValues]: (text: string) => AttributeValues[Kind] } = {
  string: (text) => text,
  address: toAddress,
  number: toNumber,
  boolean: (text) => text !== 'false',
  numbers: toNumbers,
  json: JSON.parse,
};

/**
 * The value of an attribute; `null` (absent) is false for booleans and `undefined` for everything else.
 * @throws SyntaxError or TypeError when the text is not of the kind.
 */
export function attributeValue(kind: AttributeKind, text: string | null): unknown {
  if (text === null) return kind === 'boolean' ? false : undefined;
  if (typeof kind === 'string') return parsers[kind](text);
  if (!kind.includes(text)) throw new TypeError(text);
  return text;
}

/**
 * The value of a property, checked as the attribute would be, since frameworks and scripts set anything: text and numbers
 * are converted, `null` and `undefined` are an absent attribute.
 * @throws SyntaxError or TypeError when the value is not of the kind.
 */
export function propertyValue(kind: AttributeKind, value: unknown): unknown {
  if (value === null || value === undefined) return attributeValue(kind, null);
  if (typeof value === 'boolean' && kind === 'boolean') return value;
  if (typeof value === 'object' && kind === 'json') return value;
  const isText = typeof value === 'string' || (typeof value === 'number' && kind !== 'boolean');
  if (isText || (Array.isArray(value) && kind === 'numbers')) return attributeValue(kind, `${value}`);
  throw new TypeError(typeof value);
}
