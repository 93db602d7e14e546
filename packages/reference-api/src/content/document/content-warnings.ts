import { typedCode } from '@diwan/sdk/commerce';
import { alternativeTextWarnings } from './alternative-texts';
import type { CatalogueProblem } from './catalogue-problem';
import { isRecord } from './is-record';
import type { OwnContent } from './own-content';
import { walkDocument } from './walk-document';

type Fields = Readonly<Record<string, unknown>>;
/** In centimetres: the longest sofas are shorter. */
const LARGEST_SIDE = 1000;

/** Product fields with which a product looks different from what its owner expects. */
const suspicious: readonly { field: string; message: string; isFound: (product: Fields) => boolean }[] = [
  {
    field: 'discount',
    message: 'has no effect without "allow_discount": true',
    isFound: ({ discount, allow_discount }) => Number(discount) > 0 && allow_discount === false,
  },
  {
    field: 'price',
    message:
      'is 0 and shown; for a price on request, set is_price_show to false (in spreadsheets, show_price to no)',
    isFound: ({ price, is_price_show }) => price === 0 && is_price_show === true,
  },
  {
    field: 'dimensions',
    message: 'has a side of 0 cm',
    isFound: ({ dimensions }) => isRecord(dimensions) && Object.values(dimensions).includes(0),
  },
  {
    field: 'dimensions',
    message: 'has a side of more than 10 m; sizes are in centimetres',
    isFound: ({ dimensions }) =>
      isRecord(dimensions) &&
      dimensions.unit === 'cm' &&
      Object.values(dimensions).some((side) => Number(side) > LARGEST_SIDE),
  },
  {
    field: 'discount',
    message: 'is less than 1 percent; 15 percent is written 15',
    isFound: ({ discount }) => Number(discount) > 0 && Number(discount) < 1,
  },
];

/** Warnings of a product with all defaults, by field. */
export const productWarnings = (product: unknown): CatalogueProblem[] =>
  suspicious
    .filter(({ isFound }) => isRecord(product) && isFound(product))
    .map(({ field, message }) => ({ path: field, message }));

/** Sets that keep their price without a piece. */
function incompleteSets(products: readonly unknown[]): CatalogueProblem[] {
  const hidden = new Map(
    products.flatMap((product) =>
      isRecord(product) && product.hidden === true ? [[product.id, product.code] as const] : [],
    ),
  );
  if (hidden.size === 0) return [];
  return products.flatMap((product, index) => {
    if (!isRecord(product) || product.hidden === true || !Array.isArray(product.set_items)) return [];
    return product.set_items.flatMap((piece, at) => {
      const code = isRecord(piece) ? hidden.get(piece.item_id) : undefined;
      if (code === undefined) return [];
      const message = `${code} is hidden, so visitors get the set without it at the same price; hide the set too, or change its price`;
      return [{ path: `products.${index}.set_items.${at}`, message }];
    });
  });
}

/** First segments of the storefront's addresses; a test compares them with its route table. */
export const SHOP_PAGES: readonly string[] = [
  '',
  '404',
  'about',
  'api',
  'ba',
  'cart',
  'catalog',
  'checkout',
  'compare',
  'contact',
  'embed',
  'files',
  'interior-design',
  'pa',
  'price-box',
  'product',
  'products',
  'projects',
  'q',
  'storybook',
  'terms-and-conditions',
];

/** Whether one of the shop's own pages is at a path; parameters may be anything. */
const isOwnPage = (path: string, pages: OwnContent['pages']): boolean =>
  pages.some((pattern) => {
    const parts = pattern.split('/').filter(Boolean);
    const given = path.split('/').filter(Boolean);
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
    );
  });

/** Why a link to a path of the shop leads nowhere; undefined for other addresses and for pages it has. */
function deadLink(href: string, { pages, redirects, terms }: Fields, own: OwnContent): string | undefined {
  const [, path] = /^\/(?!\/)([^?#]*)/.exec(href) ?? [];
  if (path === undefined) return undefined;
  const [first = '', slug = ''] = path.split('/');
  const second = typedCode(slug).toLowerCase();
  // A file, such as a brochure, may be served beside the shop.
  if (isOwnPage(path, own.pages)) return undefined;
  if (!SHOP_PAGES.includes(first)) return path.includes('.') ? undefined : `the shop has no page ${href}`;
  if (first === 'pa' && isRecord(pages) && !Object.hasOwn(pages, second))
    return `the catalogue has no page "${second}"`;
  if (first === 'ba' && Array.isArray(redirects) && !redirects.some(({ slug }) => slug === second))
    return `the catalogue has no short link "${second}"`;
  if (first === 'terms-and-conditions' && Array.isArray(terms) && terms.length === 0)
    return 'the catalogue has no "terms"';
  return undefined;
}

/**
 * What is allowed and probably a mistake: links of footer and sections to pages the shop doesn't have, products that look
 * different from what their owner expects, sets that lost a piece, alternative texts that don't say what a picture shows.
 * @param document with all defaults; it may have problems
 */
export function contentWarnings(document: unknown, own: OwnContent): CatalogueProblem[] {
  if (!isRecord(document)) return [];
  const products = Array.isArray(document.products) ? document.products : [];
  const warnings = products.flatMap((product, index) =>
    productWarnings(product).map(({ path, message }) => ({ path: `products.${index}.${path}`, message })),
  );
  warnings.push(...incompleteSets(products));
  const { settings, pages } = document;
  walkDocument({ settings, pages }, (value, key, path) => {
    const isLink = key === 'href' || key === 'cta_url';
    const dead = isLink && typeof value === 'string' ? deadLink(value, document, own) : undefined;
    if (dead) warnings.push({ path: path(), message: dead });
  });
  return [...warnings, ...alternativeTextWarnings(document)];
}
