import { type Call, type ClientOptions, createCallOf } from '@diwan/sdk';
import { type EndpointName, type Route, routes } from '@diwan/sdk/contract';
import { createSharedData } from './shared-data';
import { createSingleFlightCache } from './single-flight-cache';

type Fetch = NonNullable<ClientOptions['fetch']>;

export interface CachedCallOptions {
  /** Milliseconds an answer is cached; the `max-age` of the response shortens that. 0: only callers that are waiting share it. */
  lifetimeMs: () => number;
  /** An answer is cached under the version at which it was asked for. */
  version?: (() => number) | undefined;
  maxBytes?: number | undefined;
  now?: (() => number) | undefined;
}

interface CachedAnswer {
  answer: Awaited<ReturnType<Call>>;
  maxAgeMs: number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** A parsed answer takes some times the characters of its JSON. */
const BYTES_PER_CHARACTER = 4;

/** Milliseconds the API lets a shared cache keep a response; 0 for refusals, failures and private responses. */
function publicMaxAgeMs({ status, headers }: Response): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const maxAge = /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return status === 200 && /\bpublic\b/.test(cacheControl) && maxAge ? Number(maxAge) * 1000 : 0;
}

/** Any caller gets the same answer. */
function isAnonymousRead(name: EndpointName): boolean {
  const { method, needsStaffToken }: Route = routes[name];
  return method === 'GET' && !needsStaffToken;
}

/**
 * A `call` that caches what public reads return, parsed, checked and frozen: the same data is the same object for every
 * page, and what is made of it can be kept as well. Calls under way are shared; a visitor who leaves doesn't abort a call
 * that others may wait for.
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
  const call = createCallOf(options, routes);

  return async (name, input, callOptions = {}) => {
    if (!isAnonymousRead(name)) return call(name, input, callOptions);
    const { locale = options.locale } = callOptions;
    const { answer } = await answers(
      `${version()} ${locale ?? ''} ${name} ${JSON.stringify(input)}`,
      async () => {
        let maxAgeMs = 0;
        const fetch: Fetch = async (url, init) => {
          const response = await options.fetch(url, init);
          maxAgeMs = publicMaxAgeMs(response);
          return response;
        };
        const ask = createCallOf({ ...options, fetch }, routes);
        return { answer: share(await ask(name, input, { locale })), maxAgeMs };
      },
    );
    return answer as Awaited<ReturnType<typeof call<typeof name>>>;
  };
}
