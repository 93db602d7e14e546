import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldReference } from '../../content/document/schema/field-reference';
import { catalogueJsonSchema } from '../../content/document/schema/json-schema';
import { openapiDocument } from './openapi-document';
import { readDescriptions } from './read-descriptions';

const root = path.join(import.meta.dirname, '../../../../..');

/* `pnpm describe-fields` writes these files, each from the comments as they are now and not from another file. */
describe('the comments of the contract', () => {
  const describeField = readDescriptions();
  const descriptions: Record<string, string> = {};
  openapiDocument((field) => {
    descriptions[field] ??= describeField(field);
    return undefined;
  });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

  it('describe every field and parameter of the API', async () => {
    expect(Object.keys(descriptions).filter((field) => !descriptions[field])).toEqual([]);
    await expect(json(descriptions)).toMatchFileSnapshot('../../platform/wire/descriptions.json');
  });

  it('are in the schema that editors read', async () => {
    await expect(json(catalogueJsonSchema(descriptions))).toMatchFileSnapshot(
      path.join(root, 'packages/shop/catalogue.schema.json'),
    );
  });

  it('are in the reference of the fields', async () => {
    await expect(fieldReference(descriptions)).toMatchFileSnapshot(
      path.join(root, 'docs/catalogue-fields.md'),
    );
  });
});
