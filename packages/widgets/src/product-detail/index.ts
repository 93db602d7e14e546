export type { OtherProducts } from './other-products/use-other-products';
export { ProductDetailWidget, type ProductDetailWidgetProps } from './ProductDetailWidget';
