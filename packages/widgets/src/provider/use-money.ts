import { formatNumber, type Locale, priceTag, shownTaxRate } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import type { MoneyProps, PriceProps } from '../ui/money';
import { useDiwan } from './diwan-context';

const withCode: Record<Locale, (value: string, code: string) => string> = {
  en: (value, code) => `${code}\u00a0${value}`,
  ar: (value, code) => `${value}\u00a0${code}`,
};

type PricedProduct = Pick<ProductSummary, 'price' | 'discount' | 'allow_discount' | 'is_price_show'>;

export interface MoneyWords {
  /** An amount in SAR, for a `Money` view. */
  money(amount: number): MoneyProps;
  /** An amount as words, for sentences and options of a list: "You save 1,491 Saudi riyals". */
  amountInWords(amount: number): string;
  /** What a product costs and cost before; undefined when its price is hidden. */
  price(product: PricedProduct): PriceProps | undefined;
}

/** Puts amounts into the shop's currency display and the visitor's language. */
export function useMoney(): MoneyWords {
  const { settings } = useDiwan();
  const { locale, t } = useI18n();

  const amountInWords = (amount: number) =>
    t('common:currency.price_a11y', { count: Math.round(amount), value: formatNumber(amount, locale) });

  const money = (amount: number): MoneyProps => {
    const value = formatNumber(amount, locale);
    const label = amountInWords(amount);
    return settings.currency_display === 'symbol'
      ? { display: 'symbol', value, label }
      : { display: 'code', text: withCode[locale](value, t('common:currency.sar_code')), label };
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
