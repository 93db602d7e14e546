export { ImportedBasketWidget, type ImportedBasketWidgetProps } from './ImportedBasketWidget';
