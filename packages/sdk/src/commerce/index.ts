/**
 * Pure business rules shared by widgets, storefront and server: baskets, catalogue, languages, money and validation.
 */

export { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../contract/limits';
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
} from './basket/basket';
export type { BasketLine, BasketProduct, LineCustomization } from './basket/basket-line';
export { basketProduct } from './basket/basket-product';
export { choicesCode } from './basket/choices-code';
export { boxCode, MAX_BOX_CODE_LINES, readBoxCode } from './basket/codes/box-code';
export {
  HANDOVER_DAYS,
  type Handover,
  type HandoverReading,
  handoverCode,
  MAX_HANDOVER_LINES,
  readHandoverCode,
} from './basket/codes/handover-code';
export type { LineChoice } from './basket/codes/line-choice';
export { type CustomizableProduct, lineCustomization, wireCustomization } from './basket/line-customization';
export { lineId } from './basket/line-id';
export { mergeBaskets, undoMerge } from './basket/merge-baskets';
export { orderLines, quoteDetails } from './basket/order-lines';
export { type ParsedBasket, parseBasket, serialiseBasket } from './basket/persisted-basket';
export { readChoicesCode } from './basket/read-choices-code';
export { type LineFlag, type RefreshedBasket, refreshProducts } from './basket/refresh-products';
export {
  CART_STORAGE_KEY,
  PRICE_BOX_STORAGE_KEY,
  PROMO_STORAGE_KEY,
  QUOTE_OUTBOX_STORAGE_KEY,
} from './basket/storage-keys';
export { cardImages } from './catalog/card-images';
export { categoryPath, subcategoryPath } from './catalog/category-path';
export { contactPath } from './catalog/contact-path';
export { cardContentEntries, contentEntries } from './catalog/content-entries';
export {
  DELIVERY_KINDS,
  type DeliveryKind,
  deliveryDays,
  deliveryKind,
  orderDeliveryDays,
} from './catalog/delivery-time';
export { imageInColor } from './catalog/image-in-color';
export { type Positioned, positionOf, sortByPosition } from './catalog/position';
export { codeFromSlug, productPath, productSlug } from './catalog/product-slug';
export {
  PRODUCT_SORT_OPTIONS,
  PRODUCT_SORTS,
  type ProductSort,
  productSortFrom,
  productSortQuery,
} from './catalog/product-sort';
export { projectPath } from './catalog/project-path';
export {
  PROJECT_SORT_OPTIONS,
  PROJECT_SORTS,
  type ProjectSort,
  projectSortFrom,
  projectSortQuery,
} from './catalog/project-sort';
export { type PurchaseMode, purchaseMode } from './catalog/purchase-mode';
export { sortParam } from './catalog/sort-param';
export { clampWidth, type WidthLimits, widthLimits } from './catalog/width-limits';
export { whatsAppLink } from './contact/whatsapp-link';
export { FURNITURE_SHAPES, type FurnitureShape, furnitureOutlines } from './drawing/furniture-outlines';
export { furnitureShape } from './drawing/furniture-shape';
export { acceptedEncoding, type ContentEncoding } from './encoding/accepted-encoding';
export { withoutTrailingSlashes } from './encoding/without-trailing-slashes';
export { collator } from './locale/collator';
export { onlyDigits, toAsciiDigits } from './locale/digits';
export { joinList } from './locale/join-list';
export {
  type Direction,
  directionOf,
  FALLBACK_LOCALE,
  formatDate,
  formatYear,
  INTL_LOCALES,
  isLocale,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  LOCALES,
  type Locale,
  otherLocale,
} from './locale/locale';
export { type LocalizedField, localized } from './locale/localized';
export { isMobilePhone } from './locale/mobile-phone';
export { acceptedLanguages, localeOfTag, negotiateLocale } from './locale/negotiate-locale';
export { formatNumber, formatPercent, localDigits } from './locale/numbers';
export { normalisePhone, type PhoneCountry } from './locale/phone';
export { possiblePhones } from './locale/possible-phones';
export { foldSearch, foldTokens } from './locale/search-folding';
export { type Area, areaProblem } from './ordering/area-problem';
export {
  type CustomizableItem,
  type CustomizationProblem,
  customizationProblems,
} from './ordering/customization-problems';
export { mergeLines, type WantedLine } from './ordering/merge-lines';
export { customizedPaths, isOrderable, unavailablePaths } from './ordering/orderable';
export {
  type CurrentLine,
  confirmedTotals,
  currentNumbers,
  numbersRefusal,
  type ShownNumbers,
  wireTotals,
} from './ordering/price-check';
export {
  CURRENCIES,
  type Currency,
  currencyCode,
  currencyDecimals,
  formatAmount,
  hasRiyalSign,
  isOtherCurrency,
  RIYAL,
  shownDecimals,
  withCurrencyCode,
} from './pricing/currency';
export { lineTotal, type PricedLine, pricedLines, shownLineTotal } from './pricing/line-total';
export { type MinorUnits, toMajorUnits, toMinorUnits } from './pricing/money';
export { type OrderFigures, type OrderInput, orderTotals } from './pricing/order-totals';
export { compareAtPrice, type PriceTag, percentOff, priceTag, type ShownProduct } from './pricing/price-tag';
export { type PricedPromo, type PromoEffect, promoDiscount } from './pricing/promo-discount';
export { type PricedSetItem, savings, setSavings } from './pricing/savings';
export { shippingFee } from './pricing/shipping-fee';
export { subtotal } from './pricing/subtotal';
export { shownTaxRate, type TaxSettings, tax, taxRate } from './pricing/tax';
export {
  discountPercent,
  hasPrice,
  type PriceDisplay,
  type PricedProduct,
  shownUnitPrice,
  unitPrice,
} from './pricing/unit-price';
export {
  type ContactDetails,
  type ContactField,
  validateLeadForm,
  validateRequestForm,
} from './validation/contact-form';
export { isKnownHost } from './validation/known-host';
export {
  type OrderField,
  type OrderForm,
  type ValidOrderForm,
  validateOrderForm,
} from './validation/order-form';
export {
  isOtpComplete,
  OTP_LENGTH,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  otpDigits,
} from './validation/otp-code';
export { isPhoneComplete } from './validation/phone-length';
export { validatePromoCode } from './validation/promo-code';
export { isQuantity, MAX_QUANTITY, parseQuantity } from './validation/quantity';
export { safeAddress, safeFileAddress, safePictureAddress } from './validation/safe-address';
export {
  type FieldProblem,
  type FieldProblems,
  hasMissingFields,
  type Validation,
} from './validation/validation';
