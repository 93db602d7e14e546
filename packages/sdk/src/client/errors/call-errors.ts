import type { CallName, ErrorBody, ErrorCode } from '../../contract';

interface ErrorContext {
  /** The row of the endpoint table that was called. Errors carry no URL: paths hold phone numbers and codes. */
  endpoint: CallName;
  cause?: unknown;
}

/** Base of everything the client throws on purpose; use `instanceof` to distinguish the families. */
export class DiwanError extends Error {
  override readonly name: string = 'DiwanError';
  readonly endpoint: CallName;
  /**
   * The server's words for visitors, in the language of the call; undefined when it sent none. Show this (or your
   * own text), never `message`, which is for developers.
   */
  readonly visitorMessage: string | undefined;

  constructor(message: string, { endpoint, cause }: ErrorContext, visitorMessage?: string) {
    super(message, cause === undefined ? undefined : { cause });
    this.endpoint = endpoint;
    this.visitorMessage = visitorMessage;
  }
}

/** What is known of a response with a failure status. */
export interface FailedResponse {
  endpoint: CallName;
  /** Method and address, with the row's `{parameters}` in place of values. */
  request: string;
  status: number;
  /** What could be read of the contract's `{ message, code, errors }`. */
  body: { [Part in keyof ErrorBody]?: ErrorBody[Part] | undefined };
  contentType: string | null;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
}

/** `items.get: GET https://shop.example/api/cms/public/items/{id} returned 404 (not_found)`. */
function describe({ endpoint, request, status, body, contentType }: FailedResponse): string {
  const what = `${endpoint}: ${request} returned ${status}`;
  if (body.code) return `${what} (${body.code})`;
  // A failure of the API itself would be JSON; a 5xx may be that of a proxy before it.
  const isPage = status < 500 && /html/.test(contentType ?? '');
  return `${what} with ${contentType ?? 'no content type'}${isPage ? ': the address given is no Diwan API' : ''}`;
}

/** The server answered with a failure status. */
export class ApiError extends DiwanError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** The contract's error code, or one only this backend has, or `http_<status>` when the response has none. */
  readonly code: ErrorCode | (string & Record<never, never>);
  /** What is wrong with which field, when the server says so. */
  readonly errors: NonNullable<ErrorBody['errors']>;
  /** The server's `X-Request-Id`, to find the call in its logs. */
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

/** No response, or it broke off: offline, DNS, refused, reset, CORS. */
export class NetworkError extends DiwanError {
  override readonly name = 'NetworkError';
}

/** The response, its body included, took longer than `timeoutMs`. */
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

/** A success status whose response isn't what the contract says: not JSON, or of another shape. */
export class ContractError extends DiwanError {
  override readonly name = 'ContractError';
  readonly status: number;
  /** The beginning of the response, from `createCall`; undefined for POSTs, whose responses may hold personal data. */
  readonly snippet: string | undefined;

  constructor(message: string, context: ErrorContext & { status: number; snippet?: string | undefined }) {
    super(message, context);
    this.status = context.status;
    this.snippet = context.snippet;
  }
}
