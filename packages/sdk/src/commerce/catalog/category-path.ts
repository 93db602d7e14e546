/**
 * Address of a category's page, optionally showing one of its subcategories (spec §2).
 *
 * @example categoryPath(1, { subcategoryId: 11 }) // '/products/category/1?subcategory=11'
 */
export const categoryPath = (
  categoryId: number,
  { subcategoryId }: { subcategoryId?: number | undefined } = {},
): string =>
  `/products/category/${categoryId}${subcategoryId === undefined ? '' : `?subcategory=${subcategoryId}`}`;

/** Address of a subcategory's own page (spec §2). */
export const subcategoryPath = (subcategoryId: number): string =>
  `/products/category/subcategory/${subcategoryId}`;
