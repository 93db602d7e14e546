export { ImportedPriceBox, type ImportedPriceBoxProps } from './ImportedPriceBox';
export { PendingQuotes } from './PendingQuotes';
export { PriceBox, type PriceBoxProps } from './PriceBox';
export { QuoteForm, type QuoteFormProps } from './QuoteForm';
export { isPriced, quoteFigures } from './quote-figures';
