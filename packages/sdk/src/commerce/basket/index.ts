/** Lines of carts and price boxes: adding, merging, storing, and the codes that carry them to another device. */

export {
  addLine,
  type BasketLines,
  decrementLine,
  EMPTY_BASKET,
  findLine,
  incrementLine,
  isInBasket,
  itemCount,
  type LocatedLine,
  locateLine,
  removeLine,
  removeProduct,
  restoreLine,
  setQuantity,
} from './basket';
export type { BasketLine, BasketProduct, LineCustomization } from './basket-line';
export { basketProduct } from './basket-product';
export { choicesCode } from './choices-code';
export { boxCode, MAX_BOX_CODE_LINES, readBoxCode } from './codes/box-code';
export {
  HANDOVER_DAYS,
  type Handover,
  type HandoverReading,
  handoverCode,
  MAX_HANDOVER_LINES,
  readHandoverCode,
} from './codes/handover-code';
export type { LineChoice } from './codes/line-choice';
export { type CustomizableProduct, lineCustomization, wireCustomization } from './line-customization';
export { lineId } from './line-id';
export { mergeBaskets, undoMerge } from './merge-baskets';
export { orderLines, quoteDetails } from './order-lines';
export { type ParsedBasket, parseBasket, serialiseBasket } from './persisted-basket';
export { readChoicesCode } from './read-choices-code';
export { type LineFlag, type RefreshedBasket, refreshProducts } from './refresh-products';
export {
  CART_STORAGE_KEY,
  PRICE_BOX_STORAGE_KEY,
  PROMO_STORAGE_KEY,
  QUOTE_OUTBOX_STORAGE_KEY,
} from './storage-keys';
