export { ImportedPriceBoxWidget, type ImportedPriceBoxWidgetProps } from './ImportedPriceBoxWidget';
export { PendingQuotesWidget } from './PendingQuotesWidget';
export { PriceBoxWidget, type PriceBoxWidgetProps } from './PriceBoxWidget';
export { QuoteFormWidget, type QuoteFormWidgetProps } from './QuoteFormWidget';
export { isPriced, quoteFigures } from './quote-figures';
