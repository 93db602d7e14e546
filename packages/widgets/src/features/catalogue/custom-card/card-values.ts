import {
  cardContentEntries,
  cardImages,
  formatNumber,
  localized,
  percentOff,
  priceTag,
  purchaseMode,
  safePictureAddress,
  shownTaxRate,
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { type MoneySetting, moneyWords } from '../../../foundation/format/money-words';
import { pictureOf } from '../../../foundation/format/picture-of';
import type { Translator } from '../../../foundation/i18n';
import type { ShopPaths } from '../../../foundation/paths/shop-paths';
import { type ImageUrl, sourceSet } from '../../../foundation/ui/source-set';
import { basketLabels } from '../../basket/basket-labels';

/** The values of a product's card: texts in the visitor's language and complete addresses. */
export interface CardValues {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Short facts, as the built-in card shows them; empty if the product hides them. */
  readonly details: string;
  /** The product's page in the shop. */
  readonly href: string;
  /** Null if the price is hidden. */
  readonly price: string | null;
  /** `price`, or “Price on request”. */
  readonly priceText: string;
  /** The price before the discount; null without one. */
  readonly compareAtPrice: string | null;
  /** “−25%”; null without a discount. */
  readonly percentOff: string | null;
  /** How screen readers say what is written with signs: “Current price 1,500 Saudi riyals”. */
  readonly spoken: {
    readonly price: string;
    readonly compareAtPrice: string | null;
    readonly percentOff: string | null;
  };
  /** “Featured”, or null. */
  readonly featured: string | null;
  /** The first image; the shop's placeholder if there is none. */
  readonly picture: {
    readonly src: string;
    /** Undefined if images aren't resized. */
    readonly srcSet: string | undefined;
    readonly width: number;
    readonly height: number;
    /** Empty if there is no text in this language. */
    readonly alt: string;
  };
  /** The basket the product goes into. */
  readonly basket: 'cart' | 'price-box';
  /** “Add to cart” or “Add to price box”. */
  readonly addLabel: string;
  /** “Remove from cart” or “Remove from price box”. */
  readonly removeLabel: string;
}

export interface CardSetting extends Pick<Translator, 'locale' | 't'> {
  readonly settings: MoneySetting['settings'];
  readonly paths: ShopPaths;
  /** The same as the prop of `DiwanProvider`. */
  readonly fileUrl?: ((src: string) => string | undefined) | undefined;
  readonly imageUrl?: ImageUrl | undefined;
  readonly placeholder?: string | undefined;
}

function pictureValues(product: ProductSummary, { locale, paths, imageUrl, ...setting }: CardSetting) {
  const fileUrl = setting.fileUrl ?? ((src: string) => safePictureAddress(src)?.replace(/^\//, paths.base));
  const [first] = cardImages(product.images).map((image) => pictureOf(image, locale));
  const src = first && fileUrl(first.src);
  if (!first || !src)
    return {
      src: setting.placeholder ?? fileUrl('/images/placeholder.png') ?? '',
      srcSet: undefined,
      width: 1000,
      height: 1000,
      alt: '',
    };
  const { width, height, alt } = first;
  return { src, srcSet: sourceSet({ src, width, format: 'webp' }, imageUrl), width, height, alt };
}

/** The values of a product's card, without React: for own markup in elements, in React and on servers. */
export function cardValues(product: ProductSummary, setting: CardSetting): CardValues {
  const { locale, t, settings, paths } = setting;
  const { amountWithCode, amountInWords } = moneyWords({ settings, hasCurrencyNames: false, locale, t });
  const tag = priceTag(product, { ...settings, taxRate: shownTaxRate(settings) });
  const price = tag ? amountWithCode(tag.unitPrice) : null;
  const compareAtPrice = tag?.compareAtPrice ?? null;
  const onRequest = t('common:price_on_request');
  const reduction = percentOff(product);
  const basket = purchaseMode({ product });
  const labels = basketLabels[basket];
  return {
    id: product.id,
    code: product.is_sku_show ? product.code : '',
    name: localized(product, 'name', locale),
    details: product.is_content_show ? cardContentEntries(product, locale).join(' · ') : '',
    href: paths.product(product),
    price,
    priceText: price ?? onRequest,
    compareAtPrice: compareAtPrice === null ? null : amountWithCode(compareAtPrice),
    percentOff:
      reduction === null ? null : t('product:badges.off', { value: formatNumber(reduction, locale) }),
    spoken: {
      price: !tag
        ? onRequest
        : compareAtPrice === null
          ? amountInWords(tag.unitPrice)
          : `${t('common:price_now')} ${amountInWords(tag.unitPrice)}`,
      compareAtPrice:
        compareAtPrice === null ? null : `${t('common:price_before')} ${amountInWords(compareAtPrice)}`,
      percentOff: reduction === null ? null : t('product:badges.off_spoken', { value: reduction }),
    },
    featured: product.is_featured ? t('product:badges.featured') : null,
    picture: pictureValues(product, setting),
    basket,
    addLabel: t(labels.addShort),
    removeLabel: t(labels.removeShort),
  };
}
