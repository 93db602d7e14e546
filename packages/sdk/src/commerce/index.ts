/**
 * Rules of the shop, pure and shared by widgets, storefront and server: languages and money.
 */
export { collator } from './locale/collator';
export { onlyDigits, toAsciiDigits } from './locale/digits';
export {
  type Direction,
  directionOf,
  FALLBACK_LOCALE,
  INTL_LOCALES,
  isLocale,
  LANGUAGE_STORAGE_KEY,
  LOCALES,
  type Locale,
  otherLocale,
} from './locale/locale';
export { type LocalizedField, localized } from './locale/localized';
export { acceptedLanguages, negotiateLocale } from './locale/negotiate-locale';
export { formatNumber, formatPercent } from './locale/numbers';
export { normalisePhone, type PhoneCountry } from './locale/phone';
export { foldSearch, foldTokens } from './locale/search-folding';
export { lineTotal, type PricedLine } from './pricing/line-total';
export { type Halalas, toHalalas, toRiyals } from './pricing/money';
export { type OrderFigures, type OrderInput, orderTotals } from './pricing/order-totals';
export { compareAtPrice, type PriceTag, percentOff, priceTag } from './pricing/price-tag';
export { type PricedPromo, type PromoEffect, promoDiscount } from './pricing/promo-discount';
export { type PricedSetItem, savings, setSavings } from './pricing/savings';
export { shippingFee } from './pricing/shipping-fee';
export { subtotal } from './pricing/subtotal';
export { shownTaxRate, TAX_RATE, tax, taxRate } from './pricing/tax';
export { discountPercent, type PriceDisplay, type PricedProduct, unitPrice } from './pricing/unit-price';
