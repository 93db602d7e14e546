import type { CallName, ErrorBody, ErrorCode, PriceChangedBody } from '../contract';

interface ErrorContext {
  /** The row of the endpoint table that was called. Errors carry no URL: paths hold phone numbers and codes. */
  endpoint: CallName;
  cause?: unknown;
}

/** Base of everything the client throws on purpose; `instanceof` tells the families apart. */
export class DiwanError extends Error {
  override readonly name: string = 'DiwanError';
  readonly endpoint: CallName;
  /**
   * The server's words for visitors, in the language of the call; undefined when it sent none. Show this (or your
   * own text), never `message`, which is for developers when the server said nothing.
   */
  readonly visitorMessage: string | undefined;

  constructor(message: string, { endpoint, cause }: ErrorContext, visitorMessage?: string) {
    super(message, cause === undefined ? undefined : { cause });
    this.endpoint = endpoint;
    this.visitorMessage = visitorMessage;
  }
}

/** What is known of an answer with a failure status. */
export interface FailedAnswer {
  endpoint: CallName;
  status: number;
  /** What could be read of the contract's `{ message, code, errors }`. */
  body: { [Part in keyof ErrorBody]?: ErrorBody[Part] | undefined };
  contentType: string | null;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
}

/** The server answered with a failure status. */
export class ApiError extends DiwanError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** The contract's error code, or one only this backend has, or `http_<status>` when the answer has none. */
  readonly code: ErrorCode | (string & Record<never, never>);
  /** What is wrong with which field, when the server told. */
  readonly errors: NonNullable<ErrorBody['errors']>;
  /** The server's `X-Request-Id`, to find the call in its logs. */
  readonly requestId: string | undefined;
  /** The server's `Retry-After` in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ endpoint, status, body, contentType, requestId, retryAfterSeconds }: FailedAnswer) {
    super(
      body.message ?? `${endpoint} answered ${status} with ${contentType ?? 'no content type'}`,
      { endpoint },
      body.message,
    );
    this.status = status;
    this.code = body.code ?? `http_${status}`;
    this.errors = body.errors ?? [];
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 404: no such product, category, project, page, link or promo code. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 400 or 422: the input is invalid; `errors` names the fields. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/** 422 with a code of its own: the input is valid, but business says no, e.g. `promo_expired` or `otp_wrong`. */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError';
}

/** 401 or 403: not staff, or the phone isn't verified. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
}

/** 409: the call contradicts what the server knows. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError';
}

/** 409 `price_changed`: the order's numbers no longer hold; `fresh` has those that do, for the visitor to confirm. */
export class PriceChangedError extends ConflictError {
  override readonly name = 'PriceChangedError';
  readonly fresh: PriceChangedBody['fresh'];

  constructor(answer: FailedAnswer, fresh: PriceChangedBody['fresh']) {
    super(answer);
    this.fresh = fresh;
  }
}

/** 429: too many calls; `retryAfterSeconds` tells when to come back. */
export class RateLimitedError extends ApiError {
  override readonly name = 'RateLimitedError';
}

/** 5xx: the server failed. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** No answer, or it broke off: offline, DNS, refused, reset, CORS. */
export class NetworkError extends DiwanError {
  override readonly name = 'NetworkError';
}

/** The answer, its body included, took longer than `timeoutMs`. */
export class TimeoutError extends DiwanError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends DiwanError {
  override readonly name = 'AbortedError';
}

/** A path parameter that can't stand in a URL (empty, `.` or `..`); nothing was sent. */
export class InvalidParameterError extends DiwanError {
  override readonly name = 'InvalidParameterError';
}

/** A success status whose answer isn't what the contract says: not JSON, or of another shape. */
export class ContractError extends DiwanError {
  override readonly name = 'ContractError';
  readonly status: number;
  /** The beginning of the answer, from `createCall`; undefined for POSTs, whose answers may hold personal data. */
  readonly snippet: string | undefined;

  constructor(message: string, context: ErrorContext & { status: number; snippet?: string | undefined }) {
    super(message, context);
    this.status = context.status;
    this.snippet = context.snippet;
  }
}
