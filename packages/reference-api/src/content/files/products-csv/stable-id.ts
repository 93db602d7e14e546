import { createHash } from 'node:crypto';
import { MAX_ID } from '@diwan/sdk/contract';

/** Ids up to here are for people to write; with ten digits, none equals a product's code. */
const FIRST = 1_000_000_000;

/**
 * An id made from what it identifies, so that a spreadsheet's products have the same ids whatever was imported before,
 * in whichever order, and on every machine. Baskets and orders name products by id.
 */
export function stableId(of: string, isTaken: (id: number) => boolean): number {
  const hash = createHash('sha256').update(of).digest().readUIntBE(0, 6);
  let id = FIRST + (hash % (MAX_ID - FIRST));
  while (isTaken(id)) id = id < MAX_ID ? id + 1 : FIRST;
  return id;
}
