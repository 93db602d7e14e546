import type { Locale } from '../commerce';
import type { CallName } from '../contract';
import type { NamedRoute } from './call';
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
  /** Number of retries, for reads and for writes with an idempotency key. Defaults to 2. */
  retries?: number | undefined;
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
  signal: AbortSignal | undefined;
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

/** Creates the function that sends a request, including retries. The only code that calls `fetch`. */
export function createExchange(options: ConnectionOptions, runtime: Runtime) {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { fetch = platformFetch, timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES } = options;

  const send = async (endpoint: CallName, url: string, init: RequestInit): Promise<RawResponse> => {
    try {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (cause instanceof DiwanError) throw cause;
      throw new NetworkError(`${endpoint}: network error${reasonOf(cause)}`, { endpoint, cause });
    }
  };

  return async <Result>(
    { name: endpoint, path }: Pick<NamedRoute, 'name' | 'path'>,
    { input, init, signal, isRepeatable, read }: Exchange<Result>,
  ): Promise<Result> => {
    const url = callAddress(baseUrl, endpoint, path, input);

    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await withDeadline({ endpoint, timeoutMs, signal }, (attemptSignal) =>
          send(endpoint, url, { ...init, signal: attemptSignal }),
        );
        return read(response, `${init.method ?? 'GET'} ${baseUrl}${path}`);
      } catch (error) {
        const isLast = !isRepeatable || attempt >= retries;
        const wait =
          isLast || !(error instanceof DiwanError)
            ? undefined
            : retryDelayMs(error, attempt, runtime.random());
        if (wait === undefined) {
          if (error instanceof DiwanError && !signal?.aborted) options.onFailure?.(error);
          throw error;
        }
        await runtime.delay(wait, signal);
      }
    }
  };
}
