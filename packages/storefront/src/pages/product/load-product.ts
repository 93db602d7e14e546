import { codeFromSlug, productPath } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { OtherProducts, QrCodeDrawing } from '@diwan/widgets';
import { CHOICES_PARAM } from '@diwan/widgets/internal';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';

export interface ProductData {
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
export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
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
