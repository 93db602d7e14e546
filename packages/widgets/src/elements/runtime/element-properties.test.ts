import { describe, expect, it, vi } from 'vitest';
import { type AttributeKind, propertyValue } from '../attributes/attribute-kinds';
import type { ElementDefinition } from '../define-element';
import { elements } from '../definitions';
import { createEmbedSession } from '../session/embed-session';
import { elementClass } from './element-class';
import { createElementTexts } from './element-texts';

vi.mock('../diagnostics/report');

const texts = createElementTexts(async () => ({}));

/** What scripts and frameworks set where nothing checks their types. */
const values = [
  101,
  0,
  -3,
  2.5,
  Number.NaN,
  5000,
  '101',
  '101,104',
  '',
  'zzz',
  'EUR',
  true,
  false,
  [101, '104'],
  ['a'],
  [101, null],
  { id: 101 },
  Object.create(null),
  () => 101,
  Symbol('product'),
  10n,
];

const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** Whether a widget can do something with the value of an attribute of this kind. */
function isOfKind(kind: AttributeKind, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof kind !== 'string') return kind.includes(String(value));
  if (kind === 'numbers') return Array.isArray(value) && value.every(isWhole);
  // Nothing is shown for a filter that makes no sense.
  if (kind === 'number') return isWhole(value) || Number.isNaN(value);
  return kind === 'json' || typeof value === (kind === 'address' ? 'string' : kind);
}

const classes = elements.flatMap((definition) => {
  if ('register' in definition) return [];
  const tag = `${definition.tag}-tested`;
  customElements.define(
    tag,
    elementClass(definition as unknown as ElementDefinition<object>, texts, createEmbedSession()),
  );
  const kinds: Record<string, AttributeKind> = {
    ...definition.attributes,
    shopUrl: 'string',
    currency: ['symbol', 'code'],
  };
  return Object.entries(kinds).map(([name, kind]) => ({ tag, name, kind }));
});

describe.each(classes)('$name of <$tag>', ({ tag, name, kind }) => {
  it('takes any value of a script for one of its kind, or leaves the one before', () => {
    const element = document.createElement(tag);
    for (const value of values) {
      Reflect.set(element, name, value);
      expect(isOfKind(kind, Reflect.get(element, name)), `after ${String(typeof value)}`).toBe(true);
    }
    for (const none of [null, undefined]) {
      Reflect.set(element, name, none);
      expect(Reflect.get(element, name)).toBe(kind === 'boolean' ? false : undefined);
    }
  });
});

describe('a value of another type', () => {
  it.each([
    ['string', 101, '101'],
    ['number', '12', 12],
    ['numbers', '101,104', [101, 104]],
    ['numbers', 101, [101]],
    ['numbers', ['101', 104], [101, 104]],
    ['numbers', [], []],
    ['boolean', '', true],
    ['boolean', 'false', false],
    ['json', '{"a":1}', { a: 1 }],
  ] as const)('is read as the text of a %s is: %j', (kind, value, expected) => {
    expect(propertyValue(kind, value)).toEqual(expected);
  });

  it.each([
    ['string', { id: 1 }],
    ['number', 0],
    ['number', -3],
    ['number', true],
    ['numbers', [1, 'a']],
    ['boolean', 1],
    [['asc', 'desc'], 'down'],
    [['asc', 'desc'], ''],
  ] as const)('that is no %j is refused: %j', (kind, value) => {
    expect(() => propertyValue(kind, value)).toThrow();
  });
});
