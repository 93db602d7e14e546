/**
 * Path of a category's page, optionally filtered by a subcategory (spec §2).
 *
 * @example categoryPath(1, { subcategoryId: 11 }) // '/products/category/1?subcategory=11'
 */
export const categoryPath = (
  categoryId: number,
  { subcategoryId }: { subcategoryId?: number | undefined } = {},
): string =>
  `/products/category/${categoryId}${subcategoryId === undefined ? '' : `?subcategory=${subcategoryId}`}`;

/** Path of a subcategory's page (spec §2). */
export const subcategoryPath = (subcategoryId: number): string =>
  `/products/category/subcategory/${subcategoryId}`;
