export { type GridCell, ProductGridView, type ProductGridViewProps } from './ProductGridView';
export { ProductGridWidget, type ProductGridWidgetProps } from './ProductGridWidget';
export { useGridLabels } from './use-grid-labels';
