import type { Locale } from '../../commerce';
import { type ErrorBody, type ErrorCode, errorTable } from '../../contract';

/** What the spec says of a product that doesn't exist, which is what tests usually ask for. */
const NOT_FOUND: Record<Locale, string> = { en: 'Item not found.', ar: 'لم يتم العثور على المنتج.' };

/** Thrown by handlers of the fake backend; answered like a server does, in the caller's language. */
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

/** A refusal of one value that is of the contract's shape and yet wrong; the problem's name stands for its words. */
export const invalid = ({ path, problem }: { path: string; problem: string }): FakeFailure =>
  new FakeFailure('validation_failed', { errors: [{ path, message: problem }] });

/** What was found. */
export function found<Found>(value: Found | undefined, code: ErrorCode = 'not_found'): Found {
  if (value === undefined) throw new FakeFailure(code);
  return value;
}
