import { codeFromSlug, localized, productPath } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import {
  loadProductDetail,
  type OtherProducts,
  type ProductDetailProps,
  type QrCodeDrawing,
  useDiwan,
  useI18n,
} from '@diwan/widgets';
import { CHOICES_PARAM, noteSeen, ProductDetail, ProductDetailSkeleton } from '@diwan/widgets/internal';
import { useEffect } from 'react';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { MissingProduct } from '../_shared/MissingContent';
import { describeProduct } from './describe-product';
import { useChosen } from './use-chosen';

interface ProductData {
  /** Null when the product doesn't exist. */
  product: Product | null;
  /** Server only, for link previews: the choices in the URL. */
  choices?: string | undefined;
  /** Server only: in the browser they load after the product. */
  others?: OtherProducts | undefined;
  /** URL of the page without query parameters. */
  pageUrl?: string | undefined;
  /** Server only, so that the first page needs no code to draw it. */
  qrCode?: QrCodeDrawing | undefined;
}

/** Loads the product whose code the slug ends in (spec §2). */
async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { client, params, search, origin, isServer, signal } = context;
  try {
    const product = await client.items.get(codeFromSlug(params.slug ?? ''), { signal });
    const pageUrl = new URL(productPath(product), origin).href;
    if (!isServer) return { status: 200, data: { product, pageUrl } };
    // Imported dynamically because browsers don't need this code.
    const { drawQrCode, loadOthers } = await import('./load-first-parts');
    const choices = search.get(CHOICES_PARAM) ?? undefined;
    const [others, qrCode] = await Promise.all([loadOthers(context, product), drawQrCode(pageUrl)]);
    return { status: 200, data: { product, choices, others, pageUrl, qrCode } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return { status: 404, data: { product: null } };
    throw error;
  }
}

/** A product, or a message that it doesn't exist (spec §2 «Product detail»). */
function ProductPage({ data: { product, ...rest } }: { data: ProductData }) {
  const { t } = useI18n();
  if (!product) return <MissingProduct title={t('product:not_found')} />;
  const { others, pageUrl, qrCode } = rest;
  // Keyed, because choices belong to one product.
  return (
    <ChosenProduct key={product.id} product={product} others={others} pageUrl={pageUrl} qrCode={qrCode} />
  );
}

function ChosenProduct(props: Omit<ProductDetailProps, 'chosen' | 'onChoose'>) {
  const { opening, write, addressWithChoices } = useChosen();
  const { storage } = useDiwan().stores;
  const { product, pageUrl } = props;
  useEffect(() => noteSeen(storage, product.id), [storage, product.id]);
  const currentUrl = pageUrl && addressWithChoices(pageUrl);
  return (
    <ProductDetail
      {...props}
      pageUrl={currentUrl}
      // The server has drawn the address without choices.
      qrCode={currentUrl === pageUrl ? props.qrCode : undefined}
      chosen={opening}
      onChoose={write}
    />
  );
}

function ProductSkeleton() {
  const { t } = useI18n();
  return <ProductDetailSkeleton label={t('common:loading')} />;
}

export default definePage<ProductData>({
  namespaces: ['product'],
  load: loadProduct,
  head: ({ product, choices }, context) => {
    const { locale, t } = context;
    if (!product) return { name: t('product:not_found') };
    return { name: localized(product, 'name', locale), ...describeProduct(product, choices, context) };
  },
  event: ({ product }, { viewItem }) => (product ? viewItem(product) : undefined),
  enquiry: ({ product }, { t, locale }) =>
    product
      ? t('layout:whatsapp.message_product', { name: localized(product, 'name', locale), code: product.code })
      : undefined,
  parts: loadProductDetail,
  skeleton: ProductSkeleton,
  component: ProductPage,
});
