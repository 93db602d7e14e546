export { QuoteSheetWidget, type QuoteSheetWidgetProps } from './QuoteSheetWidget';
