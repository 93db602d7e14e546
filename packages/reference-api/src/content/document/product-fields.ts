import { productSchema as productOfContract, productSummarySchema } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { COLUMN_FIELDS, type StoredDetails, type StoredSummary } from '../../db/schema/product-columns';
import { flag, text } from './fields';

type StoredFields = StoredSummary & StoredDetails;

type Entries = [name: string, schema: v.GenericSchema][];
const isStored = ([name]: [string, unknown]): boolean => !COLUMN_FIELDS.some((column) => column === name);

const summaryEntries = Object.entries(productSummarySchema.entries).filter(isStored) as Entries;
const detailEntries = Object.entries(productOfContract.entries).filter(
  (entry) => isStored(entry) && !(entry[0] in productSummarySchema.entries),
) as Entries;

export const isFlag = (schema: v.GenericSchema) => v.is(schema, true) && !v.is(schema, 'text');

/** The contract tolerates what is wrong in a text or flag; documents don't. */
function strict(schema: v.GenericSchema): v.GenericSchema {
  if (isFlag(schema)) return flag;
  return schema.type === 'string' && 'fallback' in schema ? text : schema;
}

/** Schemas of all stored fields for documents: a product may have each field of the contract. */
export const storedEntries = Object.fromEntries(
  [...summaryEntries, ...detailEntries].map(([name, schema]) => [name, strict(schema)]),
) as {
  [Name in keyof StoredFields]-?: v.OptionalSchema<v.GenericSchema<StoredFields[Name]>, undefined>;
};

const pick = (product: object, entries: Entries): object =>
  Object.fromEntries(
    entries.flatMap(([name]) => {
      const value: unknown = Reflect.get(product, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The stored fields of a product of a checked document. */
export const storedFields = (product: object) => ({
  summary: pick(product, summaryEntries) as StoredSummary,
  details: pick(product, detailEntries) as StoredDetails,
});
