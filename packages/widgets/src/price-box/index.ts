export { PriceBoxWidget, type PriceBoxWidgetProps } from './PriceBoxWidget';
export { QueuedQuotesWidget } from './QueuedQuotesWidget';
