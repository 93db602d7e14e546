import type { Client } from '@diwan/sdk';
import { itemCount, readBoxCode } from '@diwan/sdk/commerce';
import { useCallback } from 'react';
import { useClient, useDiwan } from '../../../foundation/provider';
import { type Loaded, useLoaded } from '../../../foundation/requests/use-loaded';
import { type BasketStore, linesOfChoices } from '../../../foundation/stores';

/** The result of a code: number of pieces now in the price box, and lines whose product the shop no longer has. */
type BoxRestoration =
  | { readonly status: 'invalid' }
  | { readonly status: 'restored'; readonly pieces: number; readonly goneLines: number };

/**
 * Fetches the products of a box code and adds them to the price box. Names, prices and available choices are the shop's
 * current ones. A line that already exists keeps the greater quantity, so scanning a sheet twice changes nothing.
 * @throws DiwanError if the products can't be fetched; the price box then stays unchanged
 */
async function restoreBox(
  code: string,
  { client, priceBox }: { client: Pick<Client, 'items'>; priceBox: BasketStore },
): Promise<BoxRestoration> {
  const choices = readBoxCode(code);
  if (!choices) return { status: 'invalid' };
  const { lines, gone } = await linesOfChoices({ client, kind: priceBox.kind, choices });
  priceBox.merge(lines);
  return { status: 'restored', pieces: itemCount(lines), goneLines: gone.length };
}

/** Restores the price box of a code, once per code. */
export function useRestoredBox(code: string): Loaded<BoxRestoration> {
  const client = useClient('items');
  const { priceBox } = useDiwan().stores;
  return useLoaded(useCallback(() => restoreBox(code, { client, priceBox }), [code, client, priceBox]));
}
