import type { Product } from '@diwan/sdk/contract';
import type { OtherProducts, QrCodeDrawing } from '@diwan/widgets';
import { drawQrCode } from '@diwan/widgets/internal';
import type { LoadContext } from '../../navigation/page/define-page';

/** Returns the same object for a cached product while the lists are unchanged, because cached markup is keyed by it. */
const othersByProduct = new WeakMap<Product, OtherProducts>();

const areSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  one.length === other?.length && one.every((item, index) => item === other[index]);

/** Loads related and similar products; a list that fails to load is left empty, because the page works without it. */
export async function loadOthers({ client, signal }: LoadContext, product: Product): Promise<OtherProducts> {
  const [related, similar] = await Promise.all([
    client.items.related(product.id, {}, { signal }).catch(() => []),
    client.items.similar(product, { signal }).catch(() => []),
  ]);
  const known = othersByProduct.get(product);
  if (known && areSame(related, known.related) && areSame(similar, known.similar)) return known;
  const others = Object.freeze({ related, similar });
  othersByProduct.set(product, others);
  return others;
}

const qrCodes = new WeakMap<Product, { pageUrl: string; drawing: Promise<QrCodeDrawing> }>();

/** Drawn once per cached product: drawing takes a tenth of the page's time. */
export function qrCodeOf(product: Product, pageUrl: string): Promise<QrCodeDrawing> {
  const known = qrCodes.get(product);
  if (known?.pageUrl === pageUrl) return known.drawing;
  const drawing = drawQrCode(pageUrl);
  qrCodes.set(product, { pageUrl, drawing });
  return drawing;
}
