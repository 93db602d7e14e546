import { codeFromSlug, productPath } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import {
  CHOICES_PARAM,
  drawQrCode,
  loadProductDetail,
  type OtherProducts,
  type QrCodeDrawing,
} from '@diwan/widgets';
import { loadFailure } from '../../routing/load-failure';
import type { LoadContext, Loaded } from '../../routing/page';

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

/** One object for a product the server's client keeps, as long as the lists are what they were: markup is kept with it. */
const keptOthers = new WeakMap<Product, OtherProducts>();

const areSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  one.length === other?.length && one.every((item, index) => item === other[index]);

/** Products beside one; a list that can't be had is left out, for the page is whole without it. */
async function loadOthers({ client, signal }: LoadContext, product: Product): Promise<OtherProducts> {
  const [related, similar] = await Promise.all([
    client.items.related(product.id, {}, { signal }).catch(() => []),
    client.items.similar(product, { signal }).catch(() => []),
  ]);
  const known = keptOthers.get(product);
  if (known && areSame(related, known.related) && areSame(similar, known.similar)) return known;
  const others = Object.freeze({ related, similar });
  keptOthers.set(product, others);
  return others;
}

const drawn = new WeakMap<Product, { pageUrl: string; drawing: Promise<QrCodeDrawing> }>();

/** Drawn once for a product that the server's client keeps: it takes a tenth of the time its page takes. */
function qrCodeOf(product: Product, pageUrl: string): Promise<QrCodeDrawing> {
  const known = drawn.get(product);
  if (known?.pageUrl === pageUrl) return known.drawing;
  const drawing = drawQrCode(pageUrl);
  drawn.set(product, { pageUrl, drawing });
  return drawing;
}

/** The product whose code the address ends in (spec §2). */
export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { client, params, search, origin, isServer, signal } = context;
  try {
    // A page that replaces another one is there at once, without holes.
    const [product] = await Promise.all([
      client.items.get(codeFromSlug(params.slug ?? ''), { signal }),
      loadProductDetail(),
    ]);
    const pageUrl = new URL(productPath(product), origin).href;
    if (!isServer) return { status: 200, data: { product, pageUrl } };
    const choices = search.get(CHOICES_PARAM) ?? undefined;
    const [others, qrCode] = await Promise.all([loadOthers(context, product), qrCodeOf(product, pageUrl)]);
    return { status: 200, data: { product, choices, others, pageUrl, qrCode } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return { status: 404, data: { product: null } };
    throw error;
  }
}
