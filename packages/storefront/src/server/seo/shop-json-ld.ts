import { type Locale, localized } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { iconOf, touchIconOf } from '../brand/manifest';

interface ShopContext {
  settings: Settings;
  locale: Locale;
  /** Returns the absolute URL of a page or file of the shop. */
  absolute: (address: string) => string;
}

/** The shop and its site as schema.org describes them, for the home page. */
export function shopJsonLd({ settings, locale, absolute }: ShopContext): object[] {
  const { brand, contact, socials } = settings;
  if (!brand) return [];
  const name = localized(brand, 'name', locale);
  const url = absolute('/');
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    description: localized(brand, 'tagline', locale) || undefined,
    logo: absolute(settings.logo_url ?? touchIconOf(settings) ?? iconOf(settings)),
    email: contact?.email || undefined,
    telephone: contact?.phone || undefined,
    address: localized(contact, 'address', locale) || undefined,
    sameAs: socials.map(({ href }) => href),
  };
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: ['en', 'ar'],
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/products')}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, site];
}
