export { ProductCardSkeleton } from './ProductCardSkeleton';
export { type CardPicture, ProductCardView, type ProductCardViewProps } from './ProductCardView';
export { ProductCardWidget, type ProductCardWidgetProps } from './ProductCardWidget';
