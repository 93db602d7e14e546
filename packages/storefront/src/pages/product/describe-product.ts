import {
  imageInColor,
  localized,
  productPath,
  readChoicesCode,
  sortByPosition,
  subcategoryPath,
} from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { createShopPaths } from '@diwan/widgets';
import { productCrumbs } from '@diwan/widgets/internal';
import type { Crumb } from '@diwan/widgets/ui';
import type { HeadContext, PageHead } from '../../navigation/page/define-page';
import { breadcrumbList } from '../_shared/breadcrumb-list';
import { productJsonLd } from './product-json-ld';

/** Links to subcategories by the address that search engines list them under. */
const shopPaths = createShopPaths();
const canonicalPaths: typeof shopPaths = {
  ...shopPaths,
  category: (id, subcategoryId) =>
    subcategoryId === undefined ? shopPaths.category(id) : subcategoryPath(subcategoryId),
};

/** Breadcrumbs of a product, including itself. */
const crumbsOf = (product: Product, { t, locale }: HeadContext): Crumb[] => [
  ...productCrumbs(product, { t, locale, paths: canonicalPaths }),
  { label: localized(product, 'name', locale), href: productPath(product) },
];

/** The image for link previews: in the chosen colour, if there is one. */
function previewImage({ images, colors }: Product, choices = '') {
  const { color_id } = readChoicesCode(choices);
  const sorted = sortByPosition(images);
  return imageInColor(sorted, colors.find(({ id }) => id === color_id)?.hex) ?? sorted[0];
}

/** Metadata of a product for search engines and link previews. */
export function describeProduct(
  product: Product,
  choices: string | undefined,
  context: HeadContext,
): Partial<PageHead> {
  const { locale, absolute } = context;
  const image = previewImage(product, choices);
  return {
    description: localized(product, 'description', locale),
    // Any slug that ends in the product's code finds it.
    path: productPath(product),
    picture: image,
    jsonLd: [productJsonLd(product, context), breadcrumbList(crumbsOf(product, context), absolute)],
  };
}
