import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGE_STORAGE_KEY } from '@diwan/sdk/commerce';
import { getRequestListener } from '@hono/node-server';
import { parse as parseCookie } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';

/** Long enough for a rush, too short for anybody to notice that something else than content has changed. */
const HOT_MS = 1000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Called for each request that is answered from memory, with the id it came with; returns headers of its own. */
export type OnSharedResponse = (status: 200 | 304, requestId: string | undefined) => Record<string, string>;

/** What an app finds in the `env` of a request. */
export interface SharingEnv {
  /**
   * Lets everybody have the response who asks within a second for the same address, on the same host, in the same
   * languages and encodings, from the same origin. Only for responses that depend on nothing else.
   * @param body of the response: reading it from there would copy it three times
   */
  share?: (body: Uint8Array, onShared?: OnSharedResponse) => void;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Body of a response that depends on nothing that {@link SharingEnv.share} rules out. */
    sharedBody?: Uint8Array;
  }
}

interface HotResponse {
  headers: [name: string, value: string][];
  body: Uint8Array;
  onShared: OnSharedResponse;
}

/**
 * All of a request that a shared response may depend on; undefined for one that asks for something of its own. The cookie
 * is read by the parser that apps use: by another one's reading, somebody could choose the language for others.
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
 * A listener for Node's server that answers from memory, before any app is asked, what an app lets it share: between the
 * socket and a kept page is nothing but a look-up.
 * @param version of the content; a response made under another one is not sent again
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
