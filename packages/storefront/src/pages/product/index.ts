import { imageInColor, localized, productPath, readChoicesCode, sortByPosition } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type Crumb, createShopPaths, productCrumbs } from '@diwan/widgets';
import { definePage, type HeadContext } from '../../routing/page';
import { breadcrumbList } from '../_shared/breadcrumb-list';
import { loadProduct, type ProductData } from './load-product';
import { ProductPage } from './ProductPage';
import { productJsonLd } from './product-json-ld';

/** The way to a product, itself included. */
const crumbsOf = (product: Product, { t, locale }: HeadContext): Crumb[] => [
  ...productCrumbs(product, { t, locale, paths: createShopPaths() }),
  { label: localized(product, 'name', locale), href: productPath(product) },
];

/** The picture for link previews: in the chosen colour, if there is one. */
function previewImage({ images, colors }: Product, choices = '') {
  const { color_id } = readChoicesCode(choices);
  const sorted = sortByPosition(images);
  return imageInColor(sorted, colors.find(({ id }) => id === color_id)?.hex) ?? sorted[0];
}

export default definePage<ProductData>({
  namespaces: ['product'],
  load: loadProduct,
  head: ({ product, choices }, context) => {
    const { locale, t, absolute } = context;
    if (!product) return { name: t('product:not_found') };
    const image = previewImage(product, choices);
    return {
      name: localized(product, 'name', locale),
      description: localized(product, 'description', locale),
      // Its code alone finds a product.
      path: productPath(product),
      image: image && absolute(image.src_url),
      jsonLd: [productJsonLd(product, context), breadcrumbList(crumbsOf(product, context), absolute)],
    };
  },
  enquiry: ({ product }, { t, locale }) =>
    product
      ? t('layout:whatsapp.message_product', { name: localized(product, 'name', locale), code: product.code })
      : undefined,
  event: ({ product }, { viewItem }) => (product ? viewItem(product) : undefined),
  component: ProductPage,
});
