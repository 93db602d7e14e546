import { type Call, type ClientOptions, createCall } from '@diwan/sdk';
import type { Route } from '@diwan/sdk/contract';
import { createSharedData } from './shared-data';
import { createSingleFlightCache } from './single-flight-cache';

type Fetch = NonNullable<ClientOptions['fetch']>;

export interface CachedCallOptions {
  /** How long to cache a response, in ms; a lower `max-age` of the response wins. 0: only concurrent callers share it. */
  lifetimeMs: () => number;
  /** Part of the cache key, read when the call starts. */
  version?: (() => number) | undefined;
  maxBytes?: number | undefined;
  now?: (() => number) | undefined;
}

interface CachedAnswer {
  answer: Awaited<ReturnType<Call>>;
  maxAgeMs: number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Estimated memory of a parsed response per character of its JSON. */
const BYTES_PER_CHARACTER = 4;

/** `max-age` of a public response, in ms; 0 for errors and private responses. */
function publicMaxAgeMs({ status, headers }: Response): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const maxAge = /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return status === 200 && /\bpublic\b/.test(cacheControl) && maxAge ? Number(maxAge) * 1000 : 0;
}

/** Whether the response is the same for all callers. */
const isAnonymousRead = ({ method, needsStaffToken }: Route): boolean => method === 'GET' && !needsStaffToken;

/**
 * A `call` that caches public reads as parsed, validated and frozen objects. Equal data is the same object on every page,
 * so values derived from it can be cached too. Concurrent calls are shared; a visitor who leaves doesn't abort a call
 * that others may be waiting for.
 */
export function cachedCall(
  options: ClientOptions & { fetch: Fetch },
  { lifetimeMs, version = () => 0, maxBytes = MAX_BYTES, now }: CachedCallOptions,
): Call {
  const answers = createSingleFlightCache<CachedAnswer>({
    maxBytes,
    bytesOf: ({ answer }) => BYTES_PER_CHARACTER * (JSON.stringify(answer.results)?.length ?? 0),
    lifetimeOf: ({ maxAgeMs }) => Math.min(lifetimeMs(), maxAgeMs),
    now,
  });
  const share = createSharedData();
  const call = createCall(options);

  return async (route, input, callOptions = {}) => {
    if (!isAnonymousRead(route)) return call(route, input, callOptions);
    const { locale = options.locale } = callOptions;
    const { answer } = await answers(
      `${version()} ${locale ?? ''} ${route.name} ${JSON.stringify(input)}`,
      async () => {
        let maxAgeMs = 0;
        const fetch: Fetch = async (url, init) => {
          const response = await options.fetch(url, init);
          maxAgeMs = publicMaxAgeMs(response);
          return response;
        };
        const ask = createCall({ ...options, fetch });
        return { answer: share(await ask(route, input, { locale })), maxAgeMs };
      },
    );
    return answer as Awaited<ReturnType<typeof call<typeof route>>>;
  };
}
