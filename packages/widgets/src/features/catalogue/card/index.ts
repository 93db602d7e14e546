export { CARD_LINES, type CardLine, linesBlockSize } from './card-lines';
export { cardPicture } from './card-picture';
export { ProductCard, type ProductCardProps } from './ProductCard';
export { ProductCardSkeleton } from './ProductCardSkeleton';
