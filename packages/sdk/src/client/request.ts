import type { Locale } from '../commerce';
import { type EndpointName, type Route, routes } from '../contract';
import type { RawAnswer } from './api-error';
import type { Answer, Call, CallInput, WriteOptions } from './call';
import { endpointPath } from './endpoint-path';
import { DiwanError, NetworkError } from './errors';
import { newIdempotencyKey } from './idempotency-key';
import { queryString } from './query-string';
import { readAnswer } from './read-answer';
import { createSkipWarner, type SkipReport } from './report-skipped';
import { retryDelayMs } from './retry';
import { machineRuntime, type Runtime } from './runtime';
import { withDeadline } from './with-deadline';

interface LooseInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** How a client reaches its backend. */
export interface ClientOptions {
  /** The API's base, ending in `/api`; in browsers it may be relative to the page. */
  baseUrl: string;
  /** Instead of the platform's `fetch`, e.g. an app called in-process. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Language of the server's messages. */
  locale?: Locale | undefined;
  /** Milliseconds one attempt may take, the reading of its answer included; default 10 000. */
  timeoutMs?: number | undefined;
  /** Further attempts after a failed one, for reads and for writes that carry an idempotency key; default 2. */
  retries?: number | undefined;
  /** The staff's token, or where to read it; sent to the staff check and nowhere else. */
  token?: string | (() => string | null | undefined) | undefined;
  /** Told of every element left out of a list for breaking the contract; default: a warning in development. */
  onSkipped?: ((report: SkipReport) => void) | undefined;
}

type Fetch = NonNullable<ClientOptions['fetch']>;

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RETRIES = 2;

// Looked up per call: pages and test tools replace the global, and browsers insist on its `this`.
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/**
 * The base without trailing slashes.
 * @throws TypeError when no request could ever be made with it
 */
const usableBaseUrl = ({ baseUrl, fetch }: ClientOptions): string => {
  const isAbsolute = /^https?:\/\/[^/?#]+/i.test(baseUrl);
  const isUsable = isAbsolute || fetch !== undefined || typeof location !== 'undefined';
  if (!isUsable) throw new TypeError(`baseUrl must be an absolute http(s) URL here, not "${baseUrl}"`);
  return baseUrl.replace(/\/+$/, '');
};

/** The staff's token, if there is one now. */
export const readToken = ({ token }: Pick<ClientOptions, 'token'>): string | undefined =>
  (typeof token === 'function' ? token() : token) || undefined;

/**
 * Makes the function that calls rows of the endpoint table; the only place that touches `fetch`.
 * @throws TypeError when `baseUrl` can't be used here
 */
export function createCall(options: ClientOptions, runtime: Runtime = machineRuntime): Call {
  const baseUrl = usableBaseUrl(options);
  const { fetch = platformFetch, timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES } = options;
  const onSkipped = options.onSkipped ?? createSkipWarner();

  const describeRequest = (
    row: Route,
    body: unknown,
    locale: string | undefined,
    idempotencyKey: string | undefined,
  ): RequestInit => {
    const headers = new Headers({ accept: 'application/json' });
    const init: RequestInit = { method: row.method, headers };
    if (locale) headers.set('accept-language', locale);
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
    if (body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(body);
    }
    if (row.needsStaffToken) {
      headers.set('authorization', `Bearer ${readToken(options) ?? ''}`);
      init.credentials = 'include';
      // A followed redirect could carry the token to another origin.
      init.redirect = 'manual';
    }
    return init;
  };

  const send = async (name: EndpointName, url: string, init: RequestInit): Promise<RawAnswer> => {
    try {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (cause instanceof DiwanError) throw cause;
      throw new NetworkError(`${name} got no complete answer`, { endpoint: name, cause });
    }
  };

  return async <Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    { signal, locale = options.locale, idempotencyKey }: WriteOptions = {},
  ): Promise<Answer<Name>> => {
    const row: Route = routes[name];
    const { params = {}, query = {}, body }: LooseInput = input;
    const url = `${baseUrl}${endpointPath(name, params)}${queryString(query)}`;
    const key = row.acceptsIdempotencyKey ? (idempotencyKey ?? newIdempotencyKey()) : undefined;
    const init = describeRequest(row, body, locale, key);
    const isRepeatable = row.method === 'GET' || key !== undefined;

    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await withDeadline({ endpoint: name, timeoutMs, signal }, (attemptSignal) =>
          send(name, url, { ...init, signal: attemptSignal }),
        );
        return readAnswer(name, answer, onSkipped, runtime.now()) as Answer<Name>;
      } catch (error) {
        const isLast = !isRepeatable || attempt >= retries;
        const wait =
          isLast || !(error instanceof DiwanError)
            ? undefined
            : retryDelayMs(error, attempt, runtime.random());
        if (wait === undefined) throw error;
        await runtime.delay(wait, signal);
      }
    }
  };
}
