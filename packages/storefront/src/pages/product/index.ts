import { localized, productPath, sortByPosition } from '@diwan/sdk/commerce';
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

export default definePage<ProductData>({
  namespaces: ['product'],
  load: loadProduct,
  head: ({ product }, context) => {
    const { locale, t, absolute } = context;
    if (!product) return { name: t('product:not_found') };
    const [image] = sortByPosition(product.images);
    return {
      name: localized(product, 'name', locale),
      description: localized(product, 'description', locale),
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
