import { ApiError, ContractError, DiwanError, NetworkError, TimeoutError } from '@diwan/sdk';

/** Why a widget or a call of it failed. */
export type FailureReason =
  /** An address of the shop is not an absolute http(s) one. */
  | 'invalid-address'
  /** No response of the address could be read: it is wrong, or a policy of the page or of the server forbids the call. */
  | 'unreachable'
  /** The visitor has no connection. */
  | 'offline'
  | 'timeout'
  /** The response isn't from a shop's API: `/api` is missing, for instance. */
  | 'not-an-api'
  /** The shop has no such page, product or project. */
  | 'not-found'
  /** The API refused the call. */
  | 'refused'
  | 'server-error'
  /** The widget itself failed. */
  | 'crashed';

export interface ErrorExplanation {
  readonly reason: FailureReason;
  /** The explanation for developers, in English: what happened, and what to do about it. */
  readonly text: string;
}

const isApi = (address: string): boolean => /\/api$/.test(address);

/** A response that isn't the API's: a page of the shop, a proxy's. */
function foreignResponse(status: number, address: string): ErrorExplanation {
  const hint = isApi(address) ? 'Is this the address of an API?' : 'Should the address end in /api?';
  return { reason: 'not-an-api', text: `it responds with ${status} and not as the API does. ${hint}` };
}

/** Statuses of the API itself that are no answer to a visitor's doing, such as a wrong code. */
const isFault = ({ status, endpoint }: ApiError): boolean =>
  status >= 500 || status === 429 || /^(items|projects|categories|pages)\./.test(endpoint);

/** The problem of each field of a request. */
const fieldsOf = ({ errors }: ApiError): string =>
  errors.length ? ` (${errors.map(({ path, message }) => `${path}: ${message}`).join('; ')})` : '';

/**
 * Explains why a widget or a call of the API at `address` failed; undefined when it is no fault of page or shop, such as
 * a form that is sent back.
 */
export function explainError(error: unknown, address: string): ErrorExplanation | undefined {
  if (error instanceof NetworkError) {
    if (!navigator.onLine) return { reason: 'offline', text: 'the browser is offline.' };
    return {
      reason: 'unreachable',
      text: "no response could be read: the address is wrong, the shop isn't running, or a policy of the page (connect-src), missing CORS headers or an ad blocker stop the request. The browser's own message says which.",
    };
  }
  if (error instanceof TimeoutError) return { reason: 'timeout', text: 'it takes too long to respond.' };
  if (error instanceof ContractError) return foreignResponse(error.status, address);
  if (error instanceof ApiError) {
    if (error.code === `http_${error.status}` && error.status < 500)
      return foreignResponse(error.status, address);
    if (error.code === 'origin_not_allowed')
      return {
        reason: 'refused',
        text: `it refuses ${error.endpoint}: it accepts orders, requests and codes only from the shop's own pages and from listed sites. Add ${location.origin} to the shop's ALLOWED_ORIGINS.`,
      };
    if (!isFault(error)) return undefined;
    const reason = error.status >= 500 ? 'server-error' : error.status === 404 ? 'not-found' : 'refused';
    return {
      reason,
      text: `it refuses ${error.endpoint} with ${error.status}: ${error.visitorMessage ?? error.code}${fieldsOf(error)}`,
    };
  }
  if (error instanceof DiwanError) return undefined;
  return { reason: 'crashed', text: String(error) };
}
