import type { CallName, ErrorBody, ErrorCode } from '../../contract';

interface ErrorContext {
  /**
   * The endpoint that was called. Messages contain its URL without values of parameters, because those can be phone
   * numbers or codes.
   */
  endpoint: CallName;
  cause?: unknown;
}

/** Base class of all errors the client throws; distinguish subclasses with `instanceof`. */
export class DiwanError extends Error {
  override readonly name: string = 'DiwanError';
  readonly endpoint: CallName;
  /**
   * The server's message for visitors, in the language of the call; undefined if it sent none. Show this (or your own
   * text), never `message`, which is for developers.
   */
  readonly visitorMessage: string | undefined;

  constructor(message: string, { endpoint, cause }: ErrorContext, visitorMessage?: string) {
    super(message, cause === undefined ? undefined : { cause });
    this.endpoint = endpoint;
    this.visitorMessage = visitorMessage;
  }
}

/** A parsed response with a failure status. */
export interface FailedResponse {
  endpoint: CallName;
  /** Method and URL, with `{parameters}` instead of their values. */
  request: string;
  status: number;
  /** The valid parts of the contract's `{ message, code, errors }`. */
  body: { [Part in keyof ErrorBody]?: ErrorBody[Part] | undefined };
  contentType: string | null;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
}

/** `items.get: GET https://shop.example/api/cms/public/items/{id} returned 404 (not_found)`. */
function describe({ endpoint, request, status, body, contentType }: FailedResponse): string {
  const what = `${endpoint}: ${request} returned ${status}`;
  const [field] = body.errors ?? [];
  if (body.code) return `${what} (${body.code})${field ? `: ${field.path}: ${field.message}` : ''}`;
  // The API itself returns errors as JSON, but a proxy in front of it may return a 5xx page.
  const isPage = status < 500 && /html/.test(contentType ?? '');
  return `${what} with ${contentType ?? 'no content type'}${isPage ? ': not a Diwan API' : ''}`;
}

/** The server responded with a failure status. */
export class ApiError extends DiwanError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** The contract's error code, a backend-specific one, or `http_<status>` if the response has none. */
  readonly code: ErrorCode | (string & Record<never, never>);
  /** The invalid fields, if the server sent any. */
  readonly errors: NonNullable<ErrorBody['errors']>;
  /** The server's `X-Request-Id`, for finding the call in its logs. */
  readonly requestId: string | undefined;
  /** The server's `Retry-After` in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: FailedResponse) {
    const { endpoint, status, body, requestId, retryAfterSeconds } = response;
    super(describe(response), { endpoint }, body.message);
    this.status = status;
    this.code = body.code ?? `http_${status}`;
    this.errors = body.errors ?? [];
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No complete response: offline, DNS failure, connection refused or reset, blocked by CORS. */
export class NetworkError extends DiwanError {
  override readonly name = 'NetworkError';
}

/** The response, including its body, took longer than `timeoutMs`. */
export class TimeoutError extends DiwanError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal aborted the call; `cause` is the signal's reason. */
export class AbortedError extends DiwanError {
  override readonly name = 'AbortedError';
}

/** A path parameter is missing (also `NaN`) or can't be in a URL (`.`, `..`); nothing was sent. */
export class InvalidParameterError extends DiwanError {
  override readonly name = 'InvalidParameterError';
}

/** A success status with a response that breaks the contract: not JSON, or invalid. */
export class ContractError extends DiwanError {
  override readonly name = 'ContractError';
  readonly status: number;
  /**
   * The beginning of the response; undefined for POSTs, whose responses may contain personal data, and from
   * `createReadCall`.
   */
  readonly snippet: string | undefined;
  /** Whether it was the response to a write: it took effect, so don't send it again. */
  readonly tookEffect: boolean;

  constructor(
    message: string,
    context: ErrorContext & {
      status: number;
      snippet?: string | undefined;
      tookEffect?: boolean | undefined;
    },
  ) {
    super(message, context);
    this.status = context.status;
    this.tookEffect = context.tookEffect ?? false;
    this.snippet = context.snippet;
  }
}
