import { codeFromSlug } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { OtherProducts } from '@diwan/widgets';
import { loadFailure } from '../../routing/load-failure';
import type { LoadContext, Loaded } from '../../routing/page';

export interface ProductData {
  /** Null when there is no such product. */
  product: Product | null;
  /** On the server only: in the browser they follow the product. */
  others?: OtherProducts | undefined;
}

/** Products beside one; a list that can't be had is left out, for the page is whole without it. */
async function loadOthers({ client, signal }: LoadContext, product: Product): Promise<OtherProducts> {
  const [related, similar] = await Promise.all([
    client.items.related(product.id, {}, { signal }).catch(() => []),
    client.items.similar(product, { signal }).catch(() => []),
  ]);
  return { related, similar };
}

/** The product whose code the address ends in (spec §2). */
export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { client, params, isServer, signal } = context;
  try {
    const product = await client.items.get(codeFromSlug(params.slug ?? ''), { signal });
    const others = isServer ? await loadOthers(context, product) : undefined;
    return { status: 200, data: { product, others } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return { status: 404, data: { product: null } };
    throw error;
  }
}
