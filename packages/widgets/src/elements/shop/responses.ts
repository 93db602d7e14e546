import type { ConnectionOptions, EarlyRequest } from '@diwan/sdk/parts';

/** Older responses are of no use: the element has meanwhile shown something else. */
const LIFETIME_MS = 15_000;
/** How long elements that load one after the other share what one of them has received. */
const SHARED_MS = 3_000;

interface Request {
  readonly url: string;
  readonly headers?: HeadersInit | undefined;
}

/**
 * Requests that are sent while the code that needs them is on its way. A caller that asks for the same address in the same
 * language takes over the response, so nothing is fetched twice, even if a product's price and its button are two elements.
 */
export interface Responses {
  /** Takes over the same request, or sends it. */
  send(request: Request, lifetime?: number): Promise<Response>;
  /** Whether a response is there or on its way, and a promise of all of it. Rejects as `fetch` does. */
  arrivalOf(request: EarlyRequest): Promise<ArrayBuffer> | undefined;
  /** The `fetch` of the elements' clients: it takes over what was sent. Signals end the call alone, since others may wait for it. */
  readonly fetch: NonNullable<ConnectionOptions['fetch']>;
}

const keyOf = ({ url, headers }: Request) => `${new Headers(headers).get('accept-language')} ${url}`;

export function createResponses(): Responses {
  const sent = new Map<string, Promise<Response>>();

  const send: Responses['send'] = (request, lifetime = LIFETIME_MS) => {
    const { url, headers = {} } = request;
    const key = keyOf(request);
    const forget = () => sent.delete(key);
    let response = sent.get(key);
    if (!response) {
      response = fetch(url, { headers });
      sent.set(key, response);
      // The caller handles the failure; the next one asks again.
      response.then(({ ok }) => ok || forget(), forget);
    }
    setTimeout(forget, lifetime);
    return response;
  };

  return {
    send,
    arrivalOf: (request) => sent.get(keyOf(request))?.then((response) => response.clone().arrayBuffer()),
    fetch: async (url, init) =>
      (init.method ?? 'GET') === 'GET'
        ? (await send({ url, headers: init.headers }, SHARED_MS)).clone()
        : fetch(url, init),
  };
}
