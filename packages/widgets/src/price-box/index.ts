export { PriceBoxWidget, type PriceBoxWidgetProps } from './PriceBoxWidget';
