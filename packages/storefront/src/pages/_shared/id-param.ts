import { MAX_ID } from '@diwan/sdk/contract';

/** Parses a database id from a URL; undefined if invalid. */
export function idFrom(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}
