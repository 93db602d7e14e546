/** Rules for pages of products: sorts, pictures, delivery times, addresses. */

export { cardImages } from './card-images';
export { categoryPath, subcategoryPath } from './category-path';
export { contactPath } from './contact-path';
export { cardContentEntries, contentEntries } from './content-entries';
export {
  DELIVERY_KINDS,
  type DeliveryKind,
  deliveryDays,
  deliveryKind,
  orderDeliveryDays,
} from './delivery-time';
export { filteredWidth, isOnSale } from './filter-values';
export { imageInColor } from './image-in-color';
export { loosened } from './loosened';
export { type Positioned, positionOf, sortByPosition } from './position';
export { codeFromSlug, productPath, productSlug } from './product-slug';
export {
  PRODUCT_SORT_OPTIONS,
  PRODUCT_SORTS,
  type ProductSort,
  productSortFrom,
  productSortQuery,
} from './product-sort';
export { projectPath } from './project-path';
export {
  PROJECT_SORT_OPTIONS,
  PROJECT_SORTS,
  type ProjectSort,
  projectSortFrom,
  projectSortQuery,
} from './project-sort';
export { type PurchaseMode, purchaseMode } from './purchase-mode';
export { sortParam } from './sort-param';
export { whatsAppLink } from './whatsapp-link';
export { clampWidth, type OrderableWidth, type WidthLimits, widthLimits } from './width-limits';
