export { CardGrid, type CardGridProps, type GridCell } from './CardGrid';
export type { ProductQuery } from './item-query';
export { ProductCards } from './ProductCards';
export { ProductGridWidget, type ProductGridWidgetProps } from './ProductGridWidget';
