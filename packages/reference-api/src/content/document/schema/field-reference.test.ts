import { readFile } from 'node:fs/promises';
import { CURRENCIES } from '@diwan/sdk/commerce';
import type { JsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../testing/demo-shop';
import { describeField } from './describe-field';
import { fieldReference } from './field-reference';
import { catalogueJsonSchema } from './json-schema';

/** The path of each field, without list indexes. */
function paths(schema: JsonSchema, at = ''): string[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, child]) => {
      const here = at ? `${at}.${name}` : name;
      return [here, ...(typeof child === 'object' ? paths(child, here) : [])];
    }),
    ...[items, additionalProperties, ...anyOf].flatMap((child) =>
      typeof child === 'object' && !Array.isArray(child) ? paths(child, at) : [],
    ),
  ];
}

/** Texts of a document that the patterns of its schema reject. */
function rejectedTexts(schema: JsonSchema, value: unknown): string[] {
  if (schema.anyOf) {
    const options = (schema.anyOf as JsonSchema[]).filter(({ type }) => type !== 'null' || value === null);
    const rejected = options.map((option) => rejectedTexts(option, value));
    return rejected.every((texts) => texts.length > 0) ? rejected.flat() : [];
  }
  if (typeof value === 'string')
    return schema.pattern && !new RegExp(schema.pattern, 'u').test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const of = schema.properties?.[name] ?? schema.items ?? schema.additionalProperties;
    return typeof of === 'object' ? rejectedTexts(of as JsonSchema, child) : [];
  });
}

describe('the JSON Schema of a catalogue', () => {
  it('accepts the demo shop, with colours in upper case', async () => {
    const demo = JSON.parse(await readFile(demoCatalogue, 'utf8'));
    demo.settings.theme = { colors: { action_ground: '#1D4E3A' } };
    expect(rejectedTexts(catalogueJsonSchema(), demo)).toEqual([]);
    demo.settings.theme.colors.action_ground = 'green';
    expect(rejectedTexts(catalogueJsonSchema(), demo)).toEqual(['green']);
  });
  it('describes every field', () => {
    expect(paths(catalogueJsonSchema()).filter((field) => !describeField(field))).toEqual([]);
  });
  it('includes supported values', () => {
    const { settings } = catalogueJsonSchema().properties ?? {};
    expect(settings).toMatchObject({
      additionalProperties: false,
      properties: { currency: { enum: [...CURRENCIES] } },
    });
  });
});

it('the field reference states that all amounts are in the shop’s currency', () => {
  const rows = fieldReference().split('\n');
  expect(rows.filter((row) => row.includes('SAR') && !row.includes('`settings.currency'))).toEqual([]);
});
