import {
  formatAmount,
  formatPercent,
  hasRiyalSign,
  shownTaxRate,
  type TaxSettings,
  taxRate,
  unitPrice,
  withCurrencyCode,
} from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { type Bilingual, bilingual, taxNotes } from './labels';
import type { PrintedProduct } from './load-content';

/** A formatted amount; `sign`: shown with the riyal sign. */
export interface Amount {
  sign: boolean;
  value: string;
}

type PriceSettings = TaxSettings & Pick<Settings, 'currency' | 'display_prices_with_tax'>;

/**
 * The list price, because discounts expire before a printed catalogue does.
 * @returns the price, including VAT if the shop displays prices with tax; null if it isn't shown (spec §3 `is_price_show`)
 */
export const listPrice = (
  { price, is_price_show }: Pick<PrintedProduct, 'price' | 'is_price_show'>,
  settings: PriceSettings,
): number | null =>
  is_price_show
    ? unitPrice(
        { price, discount: 0, allow_discount: false },
        { currency: settings.currency, taxRate: shownTaxRate(settings) },
      )
    : null;

export function priceLabel(
  product: Pick<PrintedProduct, 'price' | 'is_price_show'>,
  settings: PriceSettings & Pick<Settings, 'currency_display'>,
): Bilingual<Amount> | null {
  const price = listPrice(product, settings);
  if (price === null) return null;
  const sign = hasRiyalSign(settings);
  return bilingual((locale) => {
    const value = formatAmount(price, settings.currency, locale);
    return { sign, value: sign ? value : withCurrencyCode(value, settings.currency, locale) };
  });
}

/** States whether prices include VAT. */
export function taxNote(settings: PriceSettings): Bilingual {
  const rate = taxRate(settings);
  if (rate === 0) return taxNotes.none;
  if (shownTaxRate(settings) > 0) return taxNotes.included;
  return taxNotes.added(bilingual((locale) => formatPercent(rate * 100, locale)));
}
