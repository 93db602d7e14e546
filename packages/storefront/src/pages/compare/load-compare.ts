import { COMPARED_PARAM, comparedCodes, MAX_COMPARED } from '@diwan/sdk/commerce/comparison';
import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { offeredPieces } from '@diwan/widgets/internal';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';

export interface CompareData {
  /** The pieces of the address that the shop sells. */
  products: Product[];
  /** Codes of the others. */
  missing: string[];
  /** Server only: in the browser they load after the page. */
  offered?: ProductSummary[] | undefined;
}

/** Loads the pieces of the address by their codes; those that aren't sold are left out. */
export async function loadCompare({
  client,
  search,
  isServer,
  signal,
}: LoadContext): Promise<Loaded<CompareData>> {
  const { codes } = comparedCodes(search.get(COMPARED_PARAM));
  const found = await Promise.all(
    codes.map((code) =>
      client.items.get(code, { signal }).catch((error: unknown) => {
        if (loadFailure(error) === 'missing') return null;
        throw error;
      }),
    ),
  );
  const products = found.filter((product) => product !== null);
  const [first] = products;
  const offered =
    isServer && first && products.length < MAX_COMPARED
      ? await offeredPieces(client.items, first, { signal }).catch(() => undefined)
      : undefined;
  return {
    status: 200,
    data: { products, missing: codes.filter((_, place) => found[place] === null), offered },
  };
}
