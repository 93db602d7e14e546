import type { ProductSummary } from '@diwan/sdk/contract';
import { ProductCard } from '../card/ProductCard';
import { CardGrid } from './CardGrid';

/** A fixed list of products as a grid of cards. */
export function ProductCards({ label, products }: { label: string; products: readonly ProductSummary[] }) {
  return (
    <CardGrid
      label={label}
      cells={products.map((product) => ({
        key: product.id,
        content: <ProductCard product={product} />,
      }))}
    />
  );
}
