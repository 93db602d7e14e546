export { CardGrid, type CardGridProps, type GridCell } from './CardGrid';
export { gridBlockSize } from './grid-block-size';
export { hasWideCards, isEmptyChoice, itemQuery, type ProductQuery } from './item-query';
export { ProductCards } from './ProductCards';
export { ProductGrid, type RenderedList } from './ProductGrid';
export { ProductGridSkeleton } from './ProductGridSkeleton';
export {
  FilterableGrid,
  type FilterableProps,
  ProductGridWidget,
  type ProductGridWidgetProps,
} from './ProductGridWidget';
export type { ProductListOptions } from './use-product-list';
