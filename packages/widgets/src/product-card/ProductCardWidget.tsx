import { cardContentEntries, cardImages, formatNumber, localized, percentOff } from '@diwan/sdk/commerce';
import type { Color, ProductSummary } from '@diwan/sdk/contract';
import { useBasketButton } from '../basket';
import { useI18n } from '../i18n';
import { pictureOf, useDiwan, useMoney } from '../provider';
import { ProductCardView } from './ProductCardView';

export interface ProductCardWidgetProps {
  product: ProductSummary;
  headingLevel?: 2 | 3 | 4;
  isWide?: boolean;
  /** One of the first pictures of the page. */
  priority?: boolean;
  /** How wide the card is shown, as a `sizes` attribute. */
  sizes?: string;
}

// Made once: a page of cards would spend most of its rendering on making them.
const lists = {
  en: new Intl.ListFormat('en', { type: 'unit' }),
  ar: new Intl.ListFormat('ar', { type: 'unit' }),
} as const;

/** A product's card with its button into the cart or the price box. */
export function ProductCardWidget({ product, ...layout }: ProductCardWidgetProps) {
  const { paths, locale } = useDiwan();
  const { t } = useI18n();
  const { price } = useMoney();
  const basket = useBasketButton(product);
  const reduction = percentOff(product);

  return (
    <ProductCardView
      {...layout}
      name={localized(product, 'name', locale)}
      href={paths.product(product)}
      details={product.is_content_show ? cardContentEntries(product, locale) : []}
      // The name stands beside the picture and says the same.
      pictures={cardImages(product.images).map((image) => ({ ...pictureOf(image, locale), alt: '' }))}
      reduction={
        reduction === null ? undefined : t('product:badges.off', { value: formatNumber(reduction, locale) })
      }
      featured={product.is_featured ? t('product:badges.featured') : undefined}
      price={price(product)}
      priceOnRequest={t('product:price_on_request')}
      colors={{
        hexes: product.colors.map(({ hex }) => hex),
        label: colorsLabel(product.colors),
        more: (count) => `+${formatNumber(count, locale)}`,
      }}
      basket={basket}
    />
  );

  function colorsLabel(colors: readonly Color[]) {
    const names = colors.map((color) => localized(color, 'name', locale));
    return `${t('product:colors.available')}: ${lists[locale].format(names)}`;
  }
}
