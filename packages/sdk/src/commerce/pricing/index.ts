/** Amounts, exact and rounded once: prices, discounts, promos, tax, totals. */

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
} from './currency';
export { lineTotal, type PricedLine, pricedLines, shownLineTotal } from './line-total';
export { type MinorUnits, toMajorUnits, toMinorUnits } from './money';
export { type OrderFigures, type OrderInput, orderTotals } from './order-totals';
export { compareAtPrice, type PriceTag, percentOff, priceTag, type ShownProduct } from './price-tag';
export { type PricedPromo, type PromoEffect, promoDiscount } from './promo-discount';
export { type PricedSetItem, savings, setSavings } from './savings';
export { shippingFee } from './shipping-fee';
export { subtotal } from './subtotal';
export { shownTaxRate, type TaxSettings, tax, taxRate } from './tax';
export {
  discountPercent,
  hasPrice,
  type PriceDisplay,
  type PricedProduct,
  shownUnitPrice,
  unitPrice,
} from './unit-price';
