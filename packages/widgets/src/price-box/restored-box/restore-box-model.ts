import { type Client, NotFoundError } from '@diwan/sdk';
import { basketProduct, lineCustomization, lineId, readBoxCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { BasketStore } from '../../stores';

/** What a code came to: pieces that are in the price box now, and lines whose product the shop no longer has. */
export type BoxRestoration =
  | { readonly status: 'invalid' }
  | { readonly status: 'restored'; readonly pieces: number; readonly goneLines: number };

/**
 * Fetches the products of a box code and puts them into the price box. Names, prices and what may be chosen are the
 * shop's of today. A line that is there already keeps the greater quantity, so scanning a sheet twice changes nothing.
 * @throws DiwanError when the products can't be fetched; the price box is then as it was
 */
export async function restoreBox(
  code: string,
  { client, priceBox }: { client: Pick<Client, 'items'>; priceBox: BasketStore },
): Promise<BoxRestoration> {
  const choices = readBoxCode(code);
  if (!choices) return { status: 'invalid' };
  const ids = [...new Set(choices.map(({ item_id }) => item_id))];
  const products = new Map<number, Product>();
  await Promise.all(
    ids.map(async (id) => {
      try {
        products.set(id, await client.items.get(id));
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
      }
    }),
  );

  let pieces = 0;
  let goneLines = 0;
  priceBox.restore();
  for (const { item_id, quantity, customization } of choices) {
    const product = products.get(item_id);
    if (!product) {
      goneLines += 1;
      continue;
    }
    const chosen = customization ? lineCustomization({ product, choices: customization }) : null;
    const present = priceBox.lines.peek().find(({ id }) => id === lineId(item_id, chosen));
    const missing = quantity - (present?.quantity ?? 0);
    if (missing > 0) priceBox.add(basketProduct(product), { quantity: missing, customization: chosen });
    pieces += quantity;
  }
  return { status: 'restored', pieces, goneLines };
}
