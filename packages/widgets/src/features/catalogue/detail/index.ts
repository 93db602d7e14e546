export { loadProductDetail } from './DeferredSections';
export type { OtherProducts } from './other-products/use-other-products';
export { ProductDetailSkeleton } from './ProductDetailSkeleton';
export { type ProductDetailProps, ProductDetailWidget } from './ProductDetailWidget';
