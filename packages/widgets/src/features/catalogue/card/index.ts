export { cardPicture } from './card-picture';
export { ProductCardSkeleton } from './ProductCardSkeleton';
export { ProductCardWidget, type ProductCardWidgetProps } from './ProductCardWidget';
