export { CARD_LINES, type CardLine, linesBlockSize } from './card-lines';
export { cardPicture } from './card-picture';
export { ProductCardSkeleton } from './ProductCardSkeleton';
export { type ProductCardProps, ProductCardWidget } from './ProductCardWidget';
