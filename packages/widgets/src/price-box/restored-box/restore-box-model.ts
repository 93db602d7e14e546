import type { Client } from '@diwan/sdk';
import { itemCount, readBoxCode } from '@diwan/sdk/commerce';
import { type BasketStore, linesOfChoices } from '../../stores';

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
  const { lines, gone } = await linesOfChoices({ client, kind: priceBox.kind, choices });
  priceBox.merge(lines);
  return { status: 'restored', pieces: itemCount(lines), goneLines: gone.length };
}
