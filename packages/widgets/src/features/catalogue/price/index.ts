export { ProductPriceWidget, type ProductPriceWidgetProps } from './ProductPriceWidget';
