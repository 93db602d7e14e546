import {
  formatAmount,
  hasRiyalSign,
  isOtherCurrency,
  priceTag,
  RIYAL,
  shownDecimals,
  shownTaxRate,
  withCurrencyCode,
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import type { Translator } from '../i18n';
import type { ShopSettings } from '../provider';
import type { MoneyProps } from '../ui/Money';
import type { PriceProps } from '../ui/Price';

type PricedProduct = Pick<ProductSummary, 'price' | 'discount' | 'allow_discount' | 'is_price_show'>;

export interface MoneyWords {
  /** An amount in the shop's currency, for a `Money` view. */
  money(amount: number): MoneyProps;
  /** An amount as text, for sentences and list options: "You save 1,491 Saudi riyals". */
  amountInWords(amount: number): string;
  /** An amount as short text: "SAR 1,491". */
  amountWithCode(amount: number): string;
  /** A product's price and compare-at price; undefined if the price is hidden. */
  price(product: PricedProduct): PriceProps | undefined;
}

export interface MoneySetting extends Pick<Translator, 'locale' | 't'> {
  readonly settings: Pick<
    ShopSettings,
    'currency' | 'currency_display' | 'allow_tax_rate' | 'tax_rate' | 'display_prices_with_tax'
  >;
  /** Whether the `currencies` texts are loaded. */
  readonly hasCurrencyNames: boolean;
  /** The currency of amounts that aren't in the shop's current one. */
  readonly currency?: string | undefined;
}

/** Formats amounts in the shop's currency and display format, in one language. */
export function moneyWords({
  settings,
  hasCurrencyNames,
  locale,
  t,
  currency = settings.currency,
}: MoneySetting): MoneyWords {
  const shown = (amount: number) => formatAmount(amount, currency, locale);
  const amountWithCode = (amount: number) => withCurrencyCode(shown(amount), currency, locale);

  const amountInWords = (amount: number) => {
    // Words agree with the number that is shown.
    const figure = { count: Number(amount.toFixed(shownDecimals(currency))), value: shown(amount) };
    if (currency === RIYAL) return t('common:currency.price_a11y', figure);
    return isOtherCurrency(currency) && hasCurrencyNames
      ? t(`currencies:${currency}`, figure)
      : amountWithCode(amount);
  };

  const money = (amount: number): MoneyProps => {
    const value = shown(amount);
    const label = amountInWords(amount);
    return hasRiyalSign({ ...settings, currency })
      ? { display: 'symbol', value, label }
      : { display: 'code', text: amountWithCode(amount), label };
  };

  return {
    money,
    amountInWords,
    amountWithCode,
    price(product) {
      const tag = priceTag(product, { currency, taxRate: shownTaxRate(settings) });
      if (!tag) return undefined;
      return {
        current: money(tag.unitPrice),
        original: tag.compareAtPrice === null ? undefined : money(tag.compareAtPrice),
        labels: { current: t('common:price_now'), original: t('common:price_before') },
      };
    },
  };
}
