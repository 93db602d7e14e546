export { PriceBoxWidget, type PriceBoxWidgetProps } from './PriceBoxWidget';
export { QueuedQuotesWidget } from './QueuedQuotesWidget';
export { QuoteFormWidget, type QuoteFormWidgetProps } from './QuoteFormWidget';
export { isPriced, quoteFigures } from './quote-figures';
export { RestoredBoxWidget, type RestoredBoxWidgetProps } from './RestoredBoxWidget';
