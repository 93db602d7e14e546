import { MAX_ID } from '@diwan/sdk/contract';

/** A database id out of an address; undefined for anything that can't be one. */
export function idFrom(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}
