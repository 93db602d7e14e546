import { localized, priceTag, productPath, shownTaxRate, sortByPosition } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { HeadContext } from '../../navigation/page/define-page';

/** A product as schema.org describes it; with an offer only if it is sold online and its price is public. */
export function productJsonLd(product: Product, { locale, shell, absolute }: HeadContext): object {
  const { settings } = shell;
  const tag = priceTag(product, { taxRate: shownTaxRate(settings) });
  const url = absolute(productPath(product));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localized(product, 'name', locale),
    description: localized(product, 'description', locale),
    sku: product.code,
    url,
    image: sortByPosition(product.images).map(({ src_url }) => absolute(src_url)),
    brand: { '@type': 'Brand', name: localized(settings.brand, 'name', locale) },
    ...(tag &&
      product.allow_online_purchase && {
        offers: {
          '@type': 'Offer',
          url,
          price: tag.unitPrice,
          priceCurrency: settings.currency,
          availability: product.check_availity
            ? 'https://schema.org/LimitedAvailability'
            : 'https://schema.org/InStock',
        },
      }),
  };
}
