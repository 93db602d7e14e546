export { ProductCardSkeleton } from './ProductCardSkeleton';
export { CARD_SIZES, type CardPicture, ProductCardView, type ProductCardViewProps } from './ProductCardView';
export { ProductCardWidget, type ProductCardWidgetProps } from './ProductCardWidget';
