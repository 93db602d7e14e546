export { CardGrid, type CardGridProps, type GridCell } from './CardGrid';
export { GrowingGrid, type RenderedList } from './GrowingGrid';
export { gridBlockSize } from './grid-block-size';
export { hasWideCards, isEmptyChoice, itemQuery, type ProductQuery } from './item-query';
export { ProductCards } from './ProductCards';
export {
  FilterableGrid,
  type FilterableProps,
  ProductGrid,
  type ProductGridProps,
} from './ProductGrid';
export { ProductGridSkeleton } from './ProductGridSkeleton';
export type { ProductListOptions } from './use-product-list';
