import type { Locale } from '@diwan/sdk/commerce';
import { ERROR_CODES, type ErrorBody, type ErrorCode, errorTable } from '@diwan/sdk/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageKey, messages } from './messages';

/** Developers need only the first few; a hostile body can contain thousands. */
const MAX_REPORTED_PROBLEMS = 50;

export interface ApiErrorOptions {
  /** Overrides the default status of the code. */
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
  /** The response lists the first 50. */
  errors?: NonNullable<ErrorBody['errors']>;
  /** Additional fields of the body, e.g. `fresh` of `price_changed`. */
  details?: Record<string, unknown>;
}

const isErrorCode = (key: MessageKey): key is ErrorCode => (ERROR_CODES as readonly string[]).includes(key);

/**
 * An error response: handlers throw it, and the client receives its code and message.
 * @example throw new ApiError('item_not_found') // 404 {"message":"Item not found.","code":"not_found"}
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;

  constructor(
    readonly key: MessageKey,
    readonly options: ApiErrorOptions = {},
  ) {
    super(messages.en[key]);
    this.code = isErrorCode(key) ? key : 'not_found';
    this.status = options.status ?? errorTable[this.code].status;
  }

  /** Builds the response in the visitor's language; it must not be cached. */
  toResponse(locale: Locale): Response {
    const { errors, details, headers } = this.options;
    const body = {
      message: messages[locale][this.key],
      code: this.code,
      ...(errors && { errors: errors.slice(0, MAX_REPORTED_PROBLEMS) }),
      ...details,
    };
    return Response.json(body, {
      status: this.status,
      headers: {
        'cache-control': 'no-store',
        'content-language': locale,
        vary: 'Accept-Language, Origin',
        ...headers,
      },
    });
  }
}
