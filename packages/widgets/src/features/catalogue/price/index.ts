export { type ProductPriceProps, ProductPriceWidget } from './ProductPriceWidget';
