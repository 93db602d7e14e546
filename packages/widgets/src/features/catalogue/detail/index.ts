export { loadProductDetail } from './DeferredSections';
export type { OtherProducts } from './other-products/use-other-products';
export { ProductDetailSkeleton } from './ProductDetailSkeleton';
export { ProductDetailWidget, type ProductDetailWidgetProps } from './ProductDetailWidget';
