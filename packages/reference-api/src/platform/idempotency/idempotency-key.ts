import type { Locale } from '@diwan/sdk/commerce';
import type { Context } from 'hono';
import { invalidField } from '../http/invalid-field';

const HEADER = 'Idempotency-Key';

/** Visible ASCII, as in the header's draft standard; UUIDs qualify. */
const isKey = (text: string): boolean => /^[!-~]{1,200}$/.test(text);

/**
 * The request's `Idempotency-Key`; undefined if omitted.
 * @throws {ApiError} `validation_failed` for a key that is empty, too long or contains other than visible ASCII
 */
export function idempotencyKey(context: Context, locale: Locale): string | undefined {
  const key = context.req.header(HEADER);
  if (key !== undefined && !isKey(key))
    throw invalidField({ path: HEADER, problem: 'idempotency_key', locale });
  return key;
}
