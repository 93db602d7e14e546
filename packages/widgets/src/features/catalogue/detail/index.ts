export { loadProductDetail } from './DeferredSections';
export type { OtherProducts } from './other-products/use-other-products';
export { ProductDetail, type ProductDetailProps } from './ProductDetail';
export { ProductDetailSkeleton } from './ProductDetailSkeleton';
