import {
  type Product,
  type ProductSummary,
  productSchema as productOfContract,
  productSummarySchema,
} from '@diwan/sdk/contract';
import * as v from 'valibot';
import { flag, text } from './fields';

/** Fields with columns or tables of their own: they are filtered, sorted, searched or joined, or follow from others. */
const COLUMN_FIELDS = [
  'id',
  'code',
  'name_en',
  'name_ar',
  'price',
  'discount',
  'allow_discount',
  'is_featured',
  'is_saudi_made',
  'is_set',
  'allow_online_purchase',
  'check_availity',
  'is_price_show',
  'images',
  'colors',
  'fabrics',
  'set_items',
  'set',
  'category',
  'subcategory',
  'postion',
  'created_at',
  'updated_at',
] as const;
type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The other fields of a product in lists: the database stores them as they are. */
export type StoredSummary = Omit<ProductSummary, ColumnField>;
/** The fields that only a product's page has, stored in the same way. */
export type StoredDetails = Omit<Product, ColumnField | keyof ProductSummary>;
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
