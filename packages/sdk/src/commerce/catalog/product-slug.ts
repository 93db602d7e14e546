import type { ProductSummary } from '../../contract';

type Sluggable = Pick<ProductSummary, 'name_en' | 'code'>;

/** A name as part of an address: lower-case ASCII letters and digits, joined by dashes; '' when it has none. */
const slugified = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Last segment of a product's address: slugified English name, a dash, the code (spec §2). A name without Latin
 * letters leaves the code alone.
 *
 * @example productSlug({ name_en: 'Nafud Three-Seat Sofa', code: 'NF1042' }) // 'nafud-three-seat-sofa-NF1042'
 */
export const productSlug = ({ name_en, code }: Sluggable): string =>
  [slugified(name_en), code].filter((part) => part !== '').join('-');

/** The code a slug ends in: its last dash-separated piece (spec §2). Codes never hold a dash. */
export const codeFromSlug = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1);

/** Address of a product's page (spec §2). */
export const productPath = (product: Sluggable): string => `/product/${productSlug(product)}`;
