import { codeFromSlug, productPath } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { CHOICES_PARAM, type OtherProducts, type QrCodeDrawing } from '@diwan/widgets';
import { loadFailure } from '../../routing/load-failure';
import type { LoadContext, Loaded } from '../../routing/page-content';

export interface ProductData {
  /** Null when the product doesn't exist. */
  product: Product | null;
  /** On the server only, for link previews: what the address says is chosen. */
  choices?: string | undefined;
  /** On the server only: in the browser they follow the product. */
  others?: OtherProducts | undefined;
  /** Address of the page without campaign parameters or codes, for the QR code. */
  pageUrl?: string | undefined;
  /** On the server only, so that a page opened first needs no code to draw it. */
  qrCode?: QrCodeDrawing | undefined;
}

/** The product whose code the address ends in (spec §2). */
export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { client, params, search, origin, isServer, signal } = context;
  try {
    const product = await client.items.get(codeFromSlug(params.slug ?? ''), { signal });
    const pageUrl = new URL(productPath(product), origin).href;
    if (!isServer) return { status: 200, data: { product, pageUrl } };
    // No browser needs the code of these.
    const { loadOthers, qrCodeOf } = await import('./load-first-parts');
    const choices = search.get(CHOICES_PARAM) ?? undefined;
    const [others, qrCode] = await Promise.all([loadOthers(context, product), qrCodeOf(product, pageUrl)]);
    return { status: 200, data: { product, choices, others, pageUrl, qrCode } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return { status: 404, data: { product: null } };
    throw error;
  }
}
