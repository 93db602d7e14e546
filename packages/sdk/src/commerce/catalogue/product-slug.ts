import type { ProductSummary } from '../../contract';
import { typedCode } from '../../contract/typed-text';

type Sluggable = Pick<ProductSummary, 'name_en' | 'code'>;

/** A name as part of a URL: lower-case ASCII letters and digits, joined by dashes; '' when it has none. */
const slugified = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Last segment of a product's URL: slugified English name, a dash, the code (spec §2). Only the code if the name has no
 * Latin letters or digits.
 *
 * @example productSlug({ name_en: 'Nafud Three-Seat Sofa', code: 'NF1042' }) // 'nafud-three-seat-sofa-NF1042'
 */
export const productSlug = ({ name_en, code }: Sluggable): string =>
  [slugified(name_en), code].filter((part) => part !== '').join('-');

/** Longest address that is read. */
const MAX_SLUG = 1000;

/** The code at the end of a slug as typed or pasted, after its last dash (spec §2). Codes never contain a dash. */
export function codeFromSlug(slug: string): string {
  const read = typedCode(slug.slice(-MAX_SLUG));
  return read.slice(read.lastIndexOf('-') + 1);
}

/** Path of a product's page (spec §2). */
export const productPath = (product: Sluggable): string => `/product/${productSlug(product)}`;
