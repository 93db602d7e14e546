import path from 'node:path';
import type { JsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { describeField } from './describe-field';
import { fieldReference } from './field-reference';
import { catalogueJsonSchema } from './json-schema';

const root = path.join(import.meta.dirname, '../../../../..');

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

describe('the JSON Schema of a catalogue', () => {
  it('matches the file of the starter shop', async () => {
    await expect(`${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      path.join(root, 'examples/starter-shop/catalogue.schema.json'),
    );
  });
  it('describes every field', () => {
    expect(paths(catalogueJsonSchema()).filter((field) => !describeField(field))).toEqual([]);
  });
  it('includes supported values', () => {
    const { settings } = catalogueJsonSchema().properties ?? {};
    expect(settings).toMatchObject({
      additionalProperties: false,
      properties: { currency: { enum: ['SAR', 'AED', 'QAR', 'EGP', 'USD', 'EUR'] } },
    });
  });
});

it('the field reference states that all amounts are in the shop’s currency', () => {
  const rows = fieldReference().split('\n');
  expect(rows.filter((row) => row.includes('SAR') && !row.includes('`settings.currency'))).toEqual([]);
});

it('the field reference is generated from it', async () => {
  await expect(fieldReference()).toMatchFileSnapshot(path.join(root, 'docs/catalogue-fields.md'));
});
