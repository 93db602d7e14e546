import {
  formatNumber,
  hasRiyalSign,
  isOtherCurrency,
  priceTag,
  RIYAL,
  shownTaxRate,
  withCurrencyCode,
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { useDiwan } from '../provider';
import type { MoneyProps, PriceProps } from '../ui/money';

type PricedProduct = Pick<ProductSummary, 'price' | 'discount' | 'allow_discount' | 'is_price_show'>;

export interface MoneyWords {
  /** An amount in the shop's currency, for a `Money` view. */
  money(amount: number): MoneyProps;
  /** An amount as text, for sentences and list options: "You save 1,491 Saudi riyals". */
  amountInWords(amount: number): string;
  /** A product's price and compare-at price; undefined if the price is hidden. */
  price(product: PricedProduct): PriceProps | undefined;
}

/**
 * Formats amounts in the shop's currency and display format, in the visitor's language.
 * @param options.currency of amounts that aren't in the shop's current currency
 */
export function useMoney(options: { currency?: string } = {}): MoneyWords {
  const { settings, hasCurrencyNames } = useDiwan();
  const { currency = settings.currency } = options;
  const { locale, t } = useI18n();

  const amountInWords = (amount: number) => {
    const value = formatNumber(amount, locale);
    const figure = { count: Math.round(amount), value };
    if (currency === RIYAL) return t('common:currency.price_a11y', figure);
    return isOtherCurrency(currency) && hasCurrencyNames
      ? t(`currencies:${currency}`, figure)
      : withCurrencyCode(value, currency, locale);
  };

  const money = (amount: number): MoneyProps => {
    const value = formatNumber(amount, locale);
    const label = amountInWords(amount);
    return hasRiyalSign({ ...settings, currency })
      ? { display: 'symbol', value, label }
      : { display: 'code', text: withCurrencyCode(value, currency, locale), label };
  };

  return {
    money,
    amountInWords,
    price(product) {
      const tag = priceTag(product, { taxRate: shownTaxRate(settings) });
      if (!tag) return undefined;
      return {
        current: money(tag.unitPrice),
        original: tag.compareAtPrice === null ? undefined : money(tag.compareAtPrice),
        labels: { current: t('common:price_now'), original: t('common:price_before') },
      };
    },
  };
}
