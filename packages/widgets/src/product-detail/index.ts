export { ProductDetailSkeleton } from './ProductDetailSkeleton';
export { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView';
export { ProductDetailWidget, type ProductDetailWidgetProps } from './ProductDetailWidget';
export { ProductNotFoundView } from './ProductNotFoundView';
export type { OtherProducts } from './use-other-products';
