import type { Product } from '@diwan/sdk/contract';
import { drawQrCode, type OtherProducts, type QrCodeDrawing } from '@diwan/widgets';
import type { LoadContext } from '../../routing/page-content';

/** One object for a product the server's client keeps, as long as the lists are what they were: markup is kept with it. */
const keptOthers = new WeakMap<Product, OtherProducts>();

const areSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  one.length === other?.length && one.every((item, index) => item === other[index]);

/** Products beside one; a list that can't be had is left out, for the page is whole without it. */
export async function loadOthers({ client, signal }: LoadContext, product: Product): Promise<OtherProducts> {
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
export function qrCodeOf(product: Product, pageUrl: string): Promise<QrCodeDrawing> {
  const known = drawn.get(product);
  if (known?.pageUrl === pageUrl) return known.drawing;
  const drawing = drawQrCode(pageUrl);
  drawn.set(product, { pageUrl, drawing });
  return drawing;
}
