export { AddButton, type AddButtonProps } from './AddButton';
export { ProductOptions, type ProductOptionsProps } from './options/ProductOptions';
export type { CustomizationControls } from './options/use-customization';
export { ProductHead, type ProductHeadProps } from './ProductHead';
export { productCrumbs } from './product-crumbs';
export { ShownPrice } from './ShownPrice';
export { type ProductPicture, useProductPictures } from './use-product-pictures';
export { type Purchase, usePurchase } from './use-purchase';
export { useSizes } from './use-sizes';
