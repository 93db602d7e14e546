import type { Locale } from '../commerce';
import type { CallName } from '../contract';
import { type AddressInput, callAddress } from './call-address';
import { DiwanError, NetworkError } from './errors/call-errors';
import { retryDelayMs } from './retry';
import type { Runtime } from './runtime';
import { withDeadline } from './with-deadline';

/** How a client reaches its backend. */
export interface ConnectionOptions {
  /** The API's base, ending in `/api`; in browsers it may be relative to the page. */
  baseUrl: string;
  /** Instead of the platform's `fetch`, e.g. an app called in-process. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Language of the server's messages; read for each call, so that a getter may follow the page's. */
  locale?: Locale | undefined;
  /** Milliseconds one attempt may take, the reading of its response included; default 10 000. */
  timeoutMs?: number | undefined;
  /** Called with the error a call ends in, before it is thrown; not for calls the caller aborted. */
  onFailure?: ((error: DiwanError) => void) | undefined;
  /** Further attempts after a failed one, for reads and for writes that carry an idempotency key; default 2. */
  retries?: number | undefined;
}

/** A response as it came over the wire. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** One call: what is sent, and how its response is read. */
interface Exchange<Result> {
  /** Of the endpoint table, with `{parameters}`. */
  path: string;
  input: AddressInput;
  init: RequestInit;
  signal: AbortSignal | undefined;
  isRepeatable: boolean;
  /**
   * `request` names what was asked, with the row's `{parameters}`: `GET https://shop.example/api/cms/public/items/{id}`.
   * @throws DiwanError for a response that is a failure.
   */
  read: (answer: RawResponse, request: string) => Result;
}

type Fetch = NonNullable<ConnectionOptions['fetch']>;

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RETRIES = 2;

// Looked up per call: pages and test tools replace the global, and browsers insist on its `this`.
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Node's code of a failed connection: `ECONNREFUSED`, `ENOTFOUND`. Browsers give none. */
function reasonOf(error: unknown): string {
  const code: unknown = Object(Object(error).cause).code;
  return typeof code === 'string' ? `: ${code}` : '';
}

/** Makes the function that sends a request until its response is final; the only place that touches `fetch`. */
export function createExchange(options: ConnectionOptions, runtime: Runtime) {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { fetch = platformFetch, timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES } = options;

  const send = async (endpoint: CallName, url: string, init: RequestInit): Promise<RawResponse> => {
    try {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (cause instanceof DiwanError) throw cause;
      throw new NetworkError(`${endpoint} got no complete answer${reasonOf(cause)}`, { endpoint, cause });
    }
  };

  return async <Result>(
    endpoint: CallName,
    { path, input, init, signal, isRepeatable, read }: Exchange<Result>,
  ): Promise<Result> => {
    const url = callAddress(baseUrl, endpoint, path, input);

    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await withDeadline({ endpoint, timeoutMs, signal }, (attemptSignal) =>
          send(endpoint, url, { ...init, signal: attemptSignal }),
        );
        return read(answer, `${init.method ?? 'GET'} ${baseUrl}${path}`);
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
