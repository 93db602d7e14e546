export { type ImportedBasketProps, ImportedBasketWidget } from './ImportedBasketWidget';
