import type { ClientOptions } from '@diwan/sdk';
import { createSingleFlightCache } from './single-flight-cache';

type Fetch = NonNullable<ClientOptions['fetch']>;

export interface CachedFetchOptions {
  /** Milliseconds a response is cached; its own `max-age` shortens that. 0: only callers that are waiting share it. */
  lifetimeMs: () => number;
  /** A response is cached under the version at which it was asked for. */
  version?: (() => number) | undefined;
  /** Milliseconds a call may take. */
  timeoutMs: number;
  maxBytes?: number | undefined;
  now?: (() => number) | undefined;
}

interface CachedResponse {
  status: number;
  headers: Headers;
  /** Null for statuses that have no body. */
  text: string | null;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Milliseconds the API lets a shared cache keep a response; 0 for refusals, failures and private responses. */
function publicMaxAgeMs({ status, headers }: CachedResponse): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const maxAge = /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return status === 200 && /\bpublic\b/.test(cacheControl) && maxAge ? Number(maxAge) * 1000 : 0;
}

/** A read without credentials: any caller gets the same response. */
const isAnonymousRead = ({ method = 'GET', credentials, headers }: RequestInit): boolean =>
  method === 'GET' && credentials !== 'include' && !new Headers(headers).has('authorization');

/**
 * A `fetch` that caches public responses of the API for a few seconds, each language apart, and shares requests in
 * flight. A visitor who leaves doesn't abort a request that others may wait for, so only `timeoutMs` ends a request.
 */
export function cachedFetch(
  fetch: Fetch,
  { lifetimeMs, version = () => 0, timeoutMs, maxBytes = MAX_BYTES, now }: CachedFetchOptions,
): Fetch {
  const responses = createSingleFlightCache<CachedResponse>({
    maxBytes,
    // Texts with Arabic take two bytes a character.
    bytesOf: ({ text }) => 2 * (text?.length ?? 0),
    lifetimeOf: (response) => Math.min(lifetimeMs(), publicMaxAgeMs(response)),
    now,
  });

  const read = async (url: string, init: RequestInit): Promise<CachedResponse> => {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, text: (await response.text()) || null };
  };

  /** Races with the timeout: an API in the same process may ignore the signal. */
  const ask = (url: string, init: RequestInit): Promise<CachedResponse> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([read(url, { ...init, signal }), late]);
  };

  return async (url, init) => {
    if (!isAnonymousRead(init)) return fetch(url, init);
    const language = new Headers(init.headers).get('accept-language') ?? '';
    const { status, headers, text } = await responses(`${version()} ${language} ${url}`, () =>
      ask(url, init),
    );
    return new Response(text, { status, headers });
  };
}
