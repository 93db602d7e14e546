import type { ClientOptions } from '@diwan/sdk';
import { createSharedMemory } from './shared-memory';

type Fetch = NonNullable<ClientOptions['fetch']>;

export interface RememberAnswersOptions {
  /** Milliseconds an answer may be given to others; an answer's own `max-age` shortens it. 0: only to those who wait. */
  lifetimeMs: number;
  /** Milliseconds a call may take. */
  timeoutMs: number;
  maxBytes?: number | undefined;
  now?: (() => number) | undefined;
}

interface Answer {
  status: number;
  headers: Headers;
  /** Null for statuses that have no body. */
  text: string | null;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Milliseconds the API lets anybody's cache keep an answer; refusals, failures and visitors' own answers: 0. */
function sharedForMs({ status, headers }: Answer): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const maxAge = /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return status === 200 && /\bpublic\b/.test(cacheControl) && maxAge ? Number(maxAge) * 1000 : 0;
}

/** The same for whoever asks: nothing in the call tells who that is. */
const isAnonymousRead = ({ method = 'GET', credentials, headers }: RequestInit): boolean =>
  method === 'GET' && credentials !== 'include' && !new Headers(headers).has('authorization');

/**
 * A `fetch` whose answers are shared by all visitors: those the API calls public, in each language apart, for a few
 * seconds. A visitor who leaves doesn't end a call that others may wait for, so calls end by `timeoutMs` alone.
 */
export function rememberAnswers(
  fetch: Fetch,
  { lifetimeMs, timeoutMs, maxBytes = MAX_BYTES, now }: RememberAnswersOptions,
): Fetch {
  const answers = createSharedMemory<Answer>({
    maxBytes,
    // Texts with Arabic take two bytes a character.
    bytesOf: ({ text }) => 2 * (text?.length ?? 0),
    lifetimeOf: (answer) => Math.min(lifetimeMs, sharedForMs(answer)),
    now,
  });

  const read = async (url: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, text: (await response.text()) || null };
  };

  /** Raced, because an API in the same process may not look at the signal. */
  const ask = (url: string, init: RequestInit): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([read(url, { ...init, signal }), late]);
  };

  return async (url, init) => {
    if (!isAnonymousRead(init)) return fetch(url, init);
    const language = new Headers(init.headers).get('accept-language') ?? '';
    const { status, headers, text } = await answers(`${language} ${url}`, () => ask(url, init));
    return new Response(text, { status, headers });
  };
}
