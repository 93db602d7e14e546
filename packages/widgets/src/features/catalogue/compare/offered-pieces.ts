import type { Client } from '@diwan/sdk';
import { MAX_COMPARED } from '@diwan/sdk/commerce/comparison';
import type { Product, ProductSummary } from '@diwan/sdk/contract';

/** How many pieces are offered to add. */
export const OFFERED = 3;

/** Pieces of the same category as one, those of its subcategory first, and enough of them though some are compared. */
export async function offeredPieces(
  items: Pick<Client['items'], 'list'>,
  { category, subcategory }: Product,
  options: { signal?: AbortSignal | undefined },
): Promise<ProductSummary[]> {
  if (!category) return [];
  const { results } = await items.list({ category: category.id, limit: 10 + MAX_COMPARED }, options);
  const isAlike = (product: ProductSummary) => product.subcategory?.id === subcategory?.id;
  return [...results.filter(isAlike), ...results.filter((product) => !isAlike(product))].slice(
    0,
    MAX_COMPARED + OFFERED,
  );
}
