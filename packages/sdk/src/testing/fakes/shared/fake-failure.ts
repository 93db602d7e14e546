import type { Locale } from '../../../commerce';
import { type ErrorBody, type ErrorCode, errorTable } from '../../../contract';

/** The spec's message for an unknown product, the usual case in tests. */
const NOT_FOUND: Record<Locale, string> = { en: 'Item not found.', ar: 'لم يتم العثور على المنتج.' };

/** Thrown by handlers of the fake backend; becomes an error response in the caller's language. */
export class FakeFailure extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: { errors?: ErrorBody['errors'] } & Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  response(locale: Locale): { status: number; body: ErrorBody } {
    const { status, [locale]: words } = errorTable[this.code];
    const message = this.code === 'not_found' ? NOT_FOUND[locale] : words;
    return { status, body: { message, code: this.code, ...this.details } };
  }
}

/** A validation error for a well-formed but wrong value; the problem's name is used as the message. */
export const invalid = ({ path, problem }: { path: string; problem: string }): FakeFailure =>
  new FakeFailure('validation_failed', { errors: [{ path, message: problem }] });

/** Returns the value, or throws when it is undefined. */
export function found<Found>(value: Found | undefined, code: ErrorCode = 'not_found'): Found {
  if (value === undefined) throw new FakeFailure(code);
  return value;
}
