import type { Locale } from '../commerce';
import { withoutTrailingSlashes } from '../commerce/http/without-trailing-slashes';
import type { NamedRoute, RequestOptions } from './call';
import { type AddressInput, callAddress } from './call-address';
import { DiwanError, NetworkError } from './errors/call-errors';
import { isMissing } from './is-missing';
import { retryDelayMs } from './retry';
import type { Runtime } from './runtime';
import type { ReceivedResponse, SentRequest } from './sent-request';
import { withDeadline } from './with-deadline';

/** The connection of a client to its backend. */
export interface ConnectionOptions {
  /** The API's base URL, ending in `/api`. In browsers it may be relative to the page. */
  baseUrl: string;
  /** Replaces the global `fetch`, e.g. with an app called in-process. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Language of the server's messages. Read on every call, so it may be a getter that follows the page's language. */
  locale?: Locale | undefined;
  /** Timeout of one attempt in milliseconds, including reading the response. Defaults to 10 000. */
  timeoutMs?: number | undefined;
  /** Called with the final error of a call before it is thrown, except for aborted calls. */
  onFailure?: ((error: DiwanError) => void) | undefined;
  /** Headers of every request, e.g. of a gateway in front of the API; a function is called for each attempt. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  /** Called before each attempt, for logs and traces. */
  onRequest?: ((request: SentRequest) => void) | undefined;
  /** Called with each response, whatever its status, before it is parsed. */
  onResponse?: ((response: ReceivedResponse) => void) | undefined;
  /** Number of retries, for reads and for writes with an idempotency key. Defaults to 2. */
  retries?: number | undefined;
}

/** An unparsed response. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** A call: its request, its options, and how its response is read. */
interface PreparedCall<Result> {
  input: AddressInput;
  init: RequestInit;
  /** Options of the call. */
  options: RequestOptions;
  isRepeatable: boolean;
  /**
   * `request` describes the request for error messages, with `{parameters}` unfilled: `GET
   * https://shop.example/api/cms/public/items/{id}`.
   * @throws DiwanError for an error response.
   */
  read: (response: RawResponse, request: string) => Result;
}

type Fetch = NonNullable<ConnectionOptions['fetch']>;

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RETRIES = 2;

// Looked up on every call because pages and test tools replace the global. Browsers require `globalThis` as its `this`.
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Node's error code of a failed connection, e.g. `ECONNREFUSED`. Browsers don't provide one. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const isCoded = typeof cause === 'object' && cause !== null && 'code' in cause;
  return isCoded && typeof cause.code === 'string' ? `: ${cause.code}` : '';
}

/**
 * The base URL without a slash at its end.
 * @throws TypeError when it is missing, or relative without anything to resolve it
 */
function usableBaseUrl({ baseUrl, fetch }: Partial<ConnectionOptions> = {}): string {
  if (typeof baseUrl !== 'string') throw new TypeError("baseUrl is missing, e.g. 'https://shop.example/api'");
  const isUsable =
    /^https?:\/\/[^/?#]+/i.test(baseUrl) || fetch !== undefined || typeof location !== 'undefined';
  if (!isUsable) throw new TypeError(`baseUrl must be an absolute http(s) URL here, not "${baseUrl}"`);
  return withoutTrailingSlashes(baseUrl);
}

/**
 * Creates the function that sends a request, including retries. The only code that calls `fetch`.
 * @throws TypeError when `baseUrl` is unusable
 */
export function createExchange(connection: ConnectionOptions, runtime: Runtime) {
  const baseUrl = usableBaseUrl(connection);
  const { fetch = platformFetch } = connection;

  const send = async (
    request: SentRequest,
    init: RequestInit,
    { onResponse }: RequestOptions,
  ): Promise<RawResponse> => {
    const { endpoint, url } = request;
    connection.onRequest?.(request);
    const start = runtime.now();
    try {
      const response = await fetch(url, init);
      const { status, headers } = response;
      const received = { ...request, status, headers, durationMs: runtime.now() - start };
      connection.onResponse?.(received);
      onResponse?.(received);
      return { status, headers, text: await response.text() };
    } catch (cause) {
      if (cause instanceof DiwanError) throw cause;
      const message = `${endpoint}: no response from ${baseUrl}${reasonOf(cause)}`;
      throw new NetworkError(message, { endpoint, cause });
    }
  };

  return async <Result>(
    route: Pick<NamedRoute, 'name' | 'path' | 'isOptional'>,
    { input, init, options, isRepeatable, read }: PreparedCall<Result>,
  ): Promise<Result> => {
    const { name: endpoint, path } = route;
    const { signal } = options;
    const timeoutMs = options.timeoutMs ?? connection.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const retries = options.retries ?? connection.retries ?? DEFAULT_RETRIES;
    const { method = 'GET' } = init;
    const url = callAddress(baseUrl, endpoint, path, input);

    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await withDeadline({ endpoint, timeoutMs, signal }, (attemptSignal) =>
          send(
            { endpoint, url, method, attempt },
            {
              ...init,
              headers: {
                ...(typeof connection.headers === 'function' ? connection.headers() : connection.headers),
                ...(init.headers as Readonly<Record<string, string>>),
                ...options.headers,
              },
              signal: attemptSignal,
            },
            options,
          ),
        );
        return read(response, `${method} ${baseUrl}${path}`);
      } catch (error) {
        const isLast = !isRepeatable || attempt >= retries;
        const wait =
          isLast || !(error instanceof DiwanError)
            ? undefined
            : retryDelayMs(error, attempt, runtime.random());
        if (wait === undefined) {
          if (error instanceof DiwanError && !signal?.aborted && !isMissing(route, error))
            connection.onFailure?.(error);
          throw error;
        }
        await runtime.delay(wait, signal);
      }
    }
  };
}
