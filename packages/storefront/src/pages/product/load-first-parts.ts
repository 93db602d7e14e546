import type { Product } from '@diwan/sdk/contract';
import type { OtherProducts } from '@diwan/widgets';
import type { LoadContext } from '../../navigation/page/define-page';

export { drawQrCode } from '@diwan/widgets/internal';

/** Loads related and similar products; a list that fails to load is left empty, because the page works without it. */
export async function loadOthers({ client, signal }: LoadContext, product: Product): Promise<OtherProducts> {
  const [related, similar] = await Promise.all([
    client.items.related(product.id, {}, { signal }).catch(() => []),
    client.items.similar(product, { signal }).catch(() => []),
  ]);
  return { related, similar };
}
