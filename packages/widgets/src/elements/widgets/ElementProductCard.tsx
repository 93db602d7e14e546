import { ProductCard } from '../../features/catalogue/card/ProductCard';
import { ProductCardSkeleton } from '../../features/catalogue/card/ProductCardSkeleton';
import { ProductByCode } from './ProductByCode';

/** The card of `<diwan-product-card>`, as wide as the page makes it. */
export function ElementProductCard({ product }: { product?: string }) {
  return (
    <ProductByCode tag="diwan-product-card" product={product} skeleton={<ProductCardSkeleton />}>
      {(found) => <ProductCard product={found} />}
    </ProductByCode>
  );
}
