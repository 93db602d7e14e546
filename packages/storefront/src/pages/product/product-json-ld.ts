import { localized, priceTag, productPath, shownTaxRate, sortByPosition } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { HeadContext } from '../../navigation/page/define-page';

/** Whether it can be bought online, and at once. A piece without is ordered from the shop after a quote. */
function availability({ allow_online_purchase, check_availity }: Product): string {
  if (!allow_online_purchase) return 'https://schema.org/InStoreOnly';
  return check_availity ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/**
 * A product as schema.org describes it. Search engines reject a `Product` without a price, so a piece whose price is
 * hidden is only the subject of its page.
 */
export function productJsonLd(product: Product, { locale, shell, absolute }: HeadContext): object {
  const { settings } = shell;
  const tag = priceTag(product, { ...settings, taxRate: shownTaxRate(settings) });
  const url = absolute(productPath(product));
  const described = {
    name: localized(product, 'name', locale),
    description: localized(product, 'description', locale),
    url,
    image: sortByPosition(product.images).map(({ src_url }) => absolute(src_url)),
  };
  if (!tag) return { '@context': 'https://schema.org', '@type': 'ItemPage', ...described };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...described,
    sku: product.code,
    brand: { '@type': 'Brand', name: localized(settings.brand, 'name', locale) },
    offers: {
      '@type': 'Offer',
      url,
      price: tag.unitPrice,
      priceCurrency: settings.currency,
      availability: availability(product),
    },
  };
}
