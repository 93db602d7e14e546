import { ProductCard, ProductCardSkeleton } from '../../features/catalogue/card';
import { ProductByCode } from './ProductByCode';

/** The card of `<diwan-product-card>`, as wide as the page makes it. */
export function ElementProductCard({ product }: { product?: string }) {
  return (
    <ProductByCode tag="diwan-product-card" product={product} skeleton={<ProductCardSkeleton />}>
      {(found) => <ProductCard product={found} />}
    </ProductByCode>
  );
}
