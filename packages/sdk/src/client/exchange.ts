import type { Locale } from '../commerce';
import { withoutTrailingSlashes } from '../commerce/encoding/without-trailing-slashes';
import type { CallName } from '../contract';
import type { NamedRoute, RequestOptions } from './call';
import { type AddressInput, callAddress } from './call-address';
import { DiwanError, NetworkError } from './errors/call-errors';
import { retryDelayMs } from './retry';
import type { Runtime } from './runtime';
import { withDeadline } from './with-deadline';

/** How a client connects to its backend. */
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

/** An attempt of a call, as reported to `onRequest`. */
export interface SentRequest {
  /** Name of the endpoint. */
  endpoint: CallName;
  /** The whole URL. It may contain personal data, such as a phone number. */
  url: string;
  /** HTTP method. */
  method: string;
  /** 0 for the first attempt. */
  attempt: number;
}

/** The response to an attempt, as reported to `onResponse`. */
export interface ReceivedResponse extends SentRequest {
  /** HTTP status. */
  status: number;
  /** Headers of the response, e.g. `x-request-id`. */
  headers: Headers;
  /** Milliseconds since the request was sent. */
  durationMs: number;
}

/** An unparsed response. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** The request of a call and the parser of its response. */
interface Exchange<Result> {
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
  const code: unknown = Object(Object(error).cause).code;
  return typeof code === 'string' ? `: ${code}` : '';
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
export function createExchange(client: ConnectionOptions, runtime: Runtime) {
  const baseUrl = usableBaseUrl(client);
  const { fetch = platformFetch } = client;

  const send = async (request: SentRequest, init: RequestInit): Promise<RawResponse> => {
    const { endpoint, url } = request;
    client.onRequest?.(request);
    const start = runtime.now();
    try {
      const response = await fetch(url, init);
      const { status, headers } = response;
      client.onResponse?.({ ...request, status, headers, durationMs: runtime.now() - start });
      return { status, headers, text: await response.text() };
    } catch (cause) {
      if (cause instanceof DiwanError) throw cause;
      const message = `${endpoint}: no response from ${baseUrl}${reasonOf(cause)}`;
      throw new NetworkError(message, { endpoint, cause });
    }
  };

  return async <Result>(
    { name: endpoint, path }: Pick<NamedRoute, 'name' | 'path'>,
    { input, init, options, isRepeatable, read }: Exchange<Result>,
  ): Promise<Result> => {
    const { signal } = options;
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const retries = options.retries ?? client.retries ?? DEFAULT_RETRIES;
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
                ...(typeof client.headers === 'function' ? client.headers() : client.headers),
                ...(init.headers as Readonly<Record<string, string>>),
                ...options.headers,
              },
              signal: attemptSignal,
            },
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
          if (error instanceof DiwanError && !signal?.aborted) client.onFailure?.(error);
          throw error;
        }
        await runtime.delay(wait, signal);
      }
    }
  };
}
