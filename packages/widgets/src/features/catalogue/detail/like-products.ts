import { furnitureShape } from '@diwan/sdk/commerce/drawing';
import type { Product, ProductSummary } from '@diwan/sdk/contract';
import type { OtherProducts } from './other-products/use-other-products';

/**
 * Products to compare one with, the most alike first: of its shelf those of the same kind of furniture, then the others,
 * then related products of that kind. Lists have no widths.
 */
export function likeProducts(product: Product, { similar, related }: OtherProducts): ProductSummary[] {
  const kind = furnitureShape(product);
  const isAlike = (other: ProductSummary) => furnitureShape(other) === kind;
  const shelf = [...similar.filter(isAlike), ...similar.filter((other) => !isAlike(other))];
  const isOnShelf = ({ id }: ProductSummary) => shelf.some((other) => other.id === id);
  return [...shelf, ...related.filter((other) => isAlike(other) && !isOnShelf(other))];
}
