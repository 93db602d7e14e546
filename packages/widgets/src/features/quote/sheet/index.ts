export { QuoteSheet, type QuoteSheetProps } from './QuoteSheet';
