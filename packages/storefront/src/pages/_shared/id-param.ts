import { typedCode } from '@diwan/sdk/commerce';
import { MAX_ID, MAX_TYPED_CODE } from '@diwan/sdk/contract';

/** Parses a database id from a URL, as typed or pasted; undefined if invalid. */
export function idFrom(text: string | null | undefined): number | undefined {
  if (!text || text.length > MAX_TYPED_CODE) return undefined;
  const digits = typedCode(text);
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}
