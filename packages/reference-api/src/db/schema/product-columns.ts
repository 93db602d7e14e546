import type { Product, ProductSummary } from '@diwan/sdk/contract';

/** Fields with columns or tables of their own: they are filtered, sorted, searched or joined, or follow from others. */
export const COLUMN_FIELDS = [
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
