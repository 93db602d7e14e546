import { endpointPath } from '../client/endpoint-path';
import { parseJson } from '../client/parse-json';
import { queryString } from '../client/query-string';
import { retryAfterSeconds } from '../client/retry-after-seconds';
import { withoutTrailingSlashes } from '../commerce/http/without-trailing-slashes';
import { type Endpoint, type EndpointName, endpoints } from '../contract';

/** A request, possibly invalid on purpose. */
export interface ProbeInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Overrides the endpoint's method. */
  method?: string;
}

/** A response, parsed as far as possible. */
export interface Probed {
  status: number;
  headers: Headers;
  /** The whole body; undefined when it isn't JSON. */
  json: unknown;
  /** The `results` of the body. */
  results: unknown;
}

/** Sends a request to an endpoint and parses the response without validating it. */
export type Probe = (name: EndpointName, input?: ProbeInput) => Promise<Probed>;

export type ProbeFetch = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 20_000;
/** Longer than the minute by which most backends count requests. */
const MAX_RETRY_AFTER_SECONDS = 65;
const MAX_ATTEMPTS = 3;

/** The backend asks for a longer wait than a check allows. The check is skipped. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';

  constructor(seconds: number) {
    super(`The backend is rate-limiting; retry after ${seconds} s.`);
  }
}

/** The value of a key, if `value` is an object. */
export const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Creates a probe for a backend. Waits when the backend is rate-limiting. */
export function createProbe(baseUrl: string, fetch: ProbeFetch): Probe {
  const base = withoutTrailingSlashes(baseUrl);
  return async (name, { params = {}, query = {}, body, headers = {}, method } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const url = `${base}${endpointPath(name, endpoint.path, params)}${queryString(query)}`;
    const init: RequestInit = {
      method: method ?? endpoint.method,
      headers: { accept: 'application/json', 'accept-language': 'en', ...headers },
    };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json', ...init.headers };
      init.body = typeof body === 'string' ? body : JSON.stringify(body);
    }
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      const wait = retryAfterSeconds(response.headers.get('retry-after'), Date.now()) ?? 1;
      if (response.status === 429) {
        if (wait > MAX_RETRY_AFTER_SECONDS || attempt === MAX_ATTEMPTS) throw new RateLimited(wait);
        await pause(wait);
        continue;
      }
      const json = parseJson(text)?.value;
      return { status: response.status, headers: response.headers, json, results: fieldOf(json, 'results') };
    }
  };
}
