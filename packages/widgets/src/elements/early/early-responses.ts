import type { ConnectionOptions, EarlyRequest } from '@diwan/sdk';

/*
 * Requests that are sent while the code that needs them is on its way. A caller that asks for the same address in the same
 * language takes over the response, so nothing is fetched twice, even if a product's price and its button are two elements.
 */

const sent = new Map<string, Promise<Response>>();

/** Older responses are of no use: the element has meanwhile shown something else. */
const LIFETIME_MS = 15_000;
/** How long elements that load one after the other share what one of them has received. */
const SHARED_MS = 3_000;

const keyOf = (url: string, headers: HeadersInit | undefined) =>
  `${new Headers(headers).get('accept-language')} ${url}`;

/** Takes over the same request, or sends it. */
export function sendEarly(
  { url, headers = {} }: { url: string; headers?: HeadersInit | undefined },
  lifetime = LIFETIME_MS,
): Promise<Response> {
  const key = keyOf(url, headers);
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
}

/** Whether a response is there or on its way, and a promise of all of it. Rejects as `fetch` does. */
export const arrivalOf = ({ url, headers }: EarlyRequest): Promise<ArrayBuffer> | undefined =>
  sent.get(keyOf(url, headers))?.then((response) => response.clone().arrayBuffer());

/** `fetch` for the elements' clients, which takes over what was sent. Signals end the call alone: others may wait for it. */
export const fetchOnce: NonNullable<ConnectionOptions['fetch']> = async (url, init) =>
  (init.method ?? 'GET') === 'GET'
    ? (await sendEarly({ url, headers: init.headers }, SHARED_MS)).clone()
    : fetch(url, init);
