import type { Locale } from '@diwan/sdk/commerce';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@diwan/sdk/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageKey, messages } from './messages';

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  not_found: 404,
  validation_failed: 400,
  malformed_body: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  unauthorized: 401,
  rate_limited: 429,
  price_changed: 409,
  item_unavailable: 409,
  phone_not_verified: 403,
  phone_proof_used_up: 403,
  promo_not_found: 404,
  promo_not_started: 422,
  promo_expired: 422,
  promo_below_minimum: 422,
  promo_usage_limit: 422,
  otp_too_soon: 429,
  otp_wrong: 422,
  otp_expired: 422,
  otp_too_many_tries: 429,
  status_not_allowed: 409,
  idempotency_key_reused: 422,
  unavailable: 503,
  internal: 500,
};

export interface ApiErrorOptions {
  /** Instead of the usual one of the code. */
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
  errors?: NonNullable<ErrorBody['errors']>;
  /** Further fields of the body, e.g. `fresh` of `price_changed`. */
  details?: Record<string, unknown>;
}

const isErrorCode = (key: MessageKey): key is ErrorCode => (ERROR_CODES as readonly string[]).includes(key);

/**
 * A refusal the caller is told of; handlers throw it.
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
    this.status = options.status ?? statuses[this.code];
  }

  /** The answer in the visitor's language; never kept by caches. */
  toResponse(locale: Locale): Response {
    const { errors, details, headers } = this.options;
    const body = {
      message: messages[locale][this.key],
      code: this.code,
      ...(errors && { errors }),
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
