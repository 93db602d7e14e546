import { formatNumber, formatPercent, shownTaxRate, taxRate, unitPrice } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { type Bilingual, bilingual, taxNotes } from './labels';
import type { PrintedProduct } from './load-content';

/** An amount as shown; `sign` has the riyal sign stand before it. */
export interface Amount {
  sign: boolean;
  value: string;
}

const RIYAL = { code: 'SAR', arabic: 'ر.س' };

/**
 * The list price: discounts expire while a catalogue lies on a table.
 * @returns SAR, with VAT where the shop shows prices so; null when the price isn't shown (spec §3 `is_price_show`)
 */
export const listPrice = (
  { price, is_price_show }: Pick<PrintedProduct, 'price' | 'is_price_show'>,
  settings: Pick<Settings, 'allow_tax_rate' | 'display_prices_with_tax'>,
): number | null =>
  is_price_show
    ? unitPrice({ price, discount: 0, allow_discount: false }, { taxRate: shownTaxRate(settings) })
    : null;

export function priceLabel(
  product: Pick<PrintedProduct, 'price' | 'is_price_show'>,
  settings: Pick<Settings, 'allow_tax_rate' | 'display_prices_with_tax' | 'currency' | 'currency_display'>,
): Bilingual<Amount> | null {
  const price = listPrice(product, settings);
  if (price === null) return null;
  const { currency, currency_display } = settings;
  const sign = currency === RIYAL.code && currency_display === 'symbol';
  return bilingual((locale) => {
    const value = formatNumber(price, locale);
    if (sign) return { sign, value };
    const code = currency === RIYAL.code && locale === 'ar' ? RIYAL.arabic : currency;
    return { sign, value: locale === 'ar' ? `${value} ${code}` : `${code} ${value}` };
  });
}

/** What the shop's prices contain. */
export function taxNote(settings: Pick<Settings, 'allow_tax_rate' | 'display_prices_with_tax'>): Bilingual {
  const rate = taxRate(settings);
  if (rate === 0) return taxNotes.none;
  if (shownTaxRate(settings) > 0) return taxNotes.included;
  return taxNotes.added(bilingual((locale) => formatPercent(rate * 100, locale)));
}
