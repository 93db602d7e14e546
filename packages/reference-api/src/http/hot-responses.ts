import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGE_STORAGE_KEY } from '@diwan/sdk/commerce';
import { getRequestListener } from '@hono/node-server';
import { parse as parseCookie } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';

/** Long enough for traffic peaks, short enough that no one notices changes other than content. */
const HOT_MS = 1000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Called for each request served from memory, with the client's request id; returns additional headers. */
export type OnSharedResponse = (status: 200 | 304, requestId: string | undefined) => Record<string, string>;

/** `env` of a request. */
export interface SharingEnv {
  /**
   * Shares the response with all requests within a second that have the same URL, host, languages, encodings and
   * origin. Only for responses that depend on nothing else.
   * @param body the response's body: reading it from the response would copy it three times
   */
  share?: (body: Uint8Array, onShared?: OnSharedResponse) => void;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Body of a response that {@link SharingEnv.share} allows to share. */
    sharedBody?: Uint8Array;
  }
}

interface HotResponse {
  headers: [name: string, value: string][];
  body: Uint8Array;
  onShared: OnSharedResponse;
}

/**
 * Everything a shared response may depend on; undefined for requests that can't be shared. The cookie is read by the
 * same parser as in apps: if two parsers disagreed, a visitor could poison the cache with another language.
 */
function keyOf({ method, url = '', headers }: IncomingMessage, version: number): string | undefined {
  const { authorization, range, cookie } = headers;
  if (method !== 'GET' || !url.startsWith('/') || authorization || range) return undefined;
  const chosen = cookie && parseCookie(cookie, LANGUAGE_STORAGE_KEY)[LANGUAGE_STORAGE_KEY];
  const { host, origin, 'accept-language': languages, 'accept-encoding': encodings } = headers;
  return [version, url, host, origin, languages, encodings, chosen].join('\n');
}

const isOfBody = /^content-(?:length|type|encoding)$/;

function send({ headers, body, onShared }: HotResponse, incoming: IncomingMessage, outgoing: ServerResponse) {
  const etag = headers.find(([name]) => name === 'etag')?.[1];
  const isUnchanged = etag !== undefined && incoming.headers['if-none-match']?.includes(etag);
  const status = isUnchanged ? 304 : 200;
  const sent = isUnchanged ? headers.filter(([name]) => !isOfBody.test(name)) : headers;
  const own = onShared(status, incoming.headers['x-request-id'] as string | undefined);
  outgoing.writeHead(status, [...sent, ...Object.entries(own)].flat());
  outgoing.end(isUnchanged ? undefined : body);
}

/**
 * A listener for Node's server that serves shared responses from memory without calling the app.
 * @param version of the content; responses of other versions are not reused
 */
export function createHotListener(
  fetchApp: (request: Request, env: object) => Response | Promise<Response>,
  { version = () => 0, now = () => performance.now() }: { version?: () => number; now?: () => number } = {},
): RequestListener {
  const hot = new LRUCache<string, HotResponse>({
    maxSize: MAX_BYTES,
    ttl: HOT_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1000,
  });

  const ask = getRequestListener(async (request, env) => {
    const key = keyOf(env.incoming as IncomingMessage, version());
    if (!key) return fetchApp(request, env);
    let shared: Pick<HotResponse, 'body' | 'onShared'> | undefined;
    const share: SharingEnv['share'] = (body, onShared = () => ({})) => {
      shared = { body, onShared };
    };
    const response = await fetchApp(request, { ...env, share });
    if (!shared || response.status !== 200) return response;
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
    if (!response.headers.has('content-length')) headers.push(['content-length', String(shared.body.length)]);
    hot.set(key, { headers, ...shared });
    return response;
  });

  return (incoming, outgoing) => {
    const key = keyOf(incoming, version());
    const found = key && hot.get(key);
    if (found) send(found, incoming, outgoing);
    else void ask(incoming, outgoing);
  };
}
