import { ProductCardSkeleton, ProductCardWidget } from '../../product-card';
import { ProductByCode } from './ProductByCode';
import { RequiredAttribute } from './RequiredAttribute';
import { productApi } from './use-product';

/** The card of `<diwan-product-card>`, as wide as the page makes it. */
export function ElementProductCard({ product = '' }: { product?: string }) {
  return (
    <RequiredAttribute
      tag="diwan-product-card"
      attribute="product"
      meaning="the number or the code of a product"
      isMissing={product === ''}
    >
      <ProductByCode product={product} skeleton={<ProductCardSkeleton />}>
        {(found) => <ProductCardWidget product={found} />}
      </ProductByCode>
    </RequiredAttribute>
  );
}

ElementProductCard.resources = productApi.resources;
