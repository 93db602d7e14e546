export { type ImportedPriceBoxProps, ImportedPriceBoxWidget } from './ImportedPriceBoxWidget';
export { PendingQuotesWidget } from './PendingQuotesWidget';
export { type PriceBoxProps, PriceBoxWidget } from './PriceBoxWidget';
export { QuoteFormWidget, type QuoteFormWidgetProps } from './QuoteFormWidget';
export { isPriced, quoteFigures } from './quote-figures';
