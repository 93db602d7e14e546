import type { ConnectionOptions, EarlyRequest } from '@diwan/sdk';

/*
 * Requests that are sent while the code that needs them is on its way. A caller of the same address in the same
 * language takes over the response, so that nothing is fetched twice.
 */

interface Sent {
  readonly response: Promise<Response>;
  readonly sentAt: number;
  /** How many callers the response is for. */
  claims: number;
}

/** Older responses are of no use: the element has meanwhile shown something else. */
const LIFETIME_MS = 15_000;

const sent = new Map<string, Sent>();

const keyOf = (url: string, headers: HeadersInit | undefined) =>
  `${new Headers(headers).get('accept-language')} ${url}`;

/** Sends a request for one caller; the same one for several callers is sent once. */
export function sendEarly({ url, headers }: EarlyRequest): Promise<Response> {
  const key = keyOf(url, headers);
  const known = sent.get(key);
  if (known) {
    known.claims += 1;
    return known.response;
  }
  const response = fetch(url, { headers });
  // The caller that takes it over handles the failure.
  response.catch(() => {});
  sent.set(key, { response, sentAt: performance.now(), claims: 1 });
  return response;
}

/** Whether a response is there or on its way, and a promise of all of it. Rejects as `fetch` does. */
export const arrivalOf = ({ url, headers }: EarlyRequest): Promise<ArrayBuffer> | undefined =>
  sent.get(keyOf(url, headers))?.response.then((response) => response.clone().arrayBuffer());

/** `fetch` for the elements' clients, which takes over what was sent early. */
export const fetchOnce: NonNullable<ConnectionOptions['fetch']> = async (url, init) => {
  const key = keyOf(url, init.headers);
  const early = sent.get(key);
  if (!early || init.body) return fetch(url, init);
  early.claims -= 1;
  const isOld = performance.now() - early.sentAt > LIFETIME_MS;
  if (early.claims === 0 || isOld) sent.delete(key);
  return isOld ? fetch(url, init) : (await early.response).clone();
};
