import type { Client } from '@diwan/sdk';
import { MAX_COMPARED } from '@diwan/sdk/commerce/comparison';
import { MAX_ID, type ProductSummary } from '@diwan/sdk/contract';
import type { TextStorage } from '../../../foundation/stores';

const STORAGE_KEY = 'diwan-seen';
/** More than are offered: some may be gone by then. */
const MAX_SEEN = 8;

/** Ids of the pieces that the visitor opened, the latest first. Anything else in storage is left out. */
function seenIds(storage: TextStorage): number[] {
  const ids = (storage.read(STORAGE_KEY) ?? '').split(',', MAX_SEEN).map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID);
}

/** Notes, on this device alone, that the visitor has opened a piece. Call after hydration. */
export function noteSeen(storage: TextStorage, id: number): void {
  const ids = [id, ...seenIds(storage).filter((other) => other !== id)].slice(0, MAX_SEEN);
  storage.write(STORAGE_KEY, ids.join());
}

/** Up to four pieces that the visitor opened, the latest first, without those that are no longer sold. */
export async function seenPieces(
  items: Pick<Client['items'], 'list'>,
  storage: TextStorage,
  options: { signal?: AbortSignal | undefined },
): Promise<ProductSummary[]> {
  const ids = seenIds(storage);
  if (ids.length === 0) return [];
  const { results } = await items.list({ id: ids, limit: ids.length }, options);
  return ids.flatMap((id) => results.find((product) => product.id === id) ?? []).slice(0, MAX_COMPARED);
}
