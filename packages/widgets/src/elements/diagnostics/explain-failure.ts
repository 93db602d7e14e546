import { ApiError, ContractError, DiwanError, NetworkError, TimeoutError } from '@diwan/sdk';
import type { FailureDetail, FailureReason } from '../shop/element-events';
import { probeAddress } from './probe-address';

interface Explanation {
  readonly reason: FailureReason;
  /** What happened, and what to do about it. */
  readonly text: string;
}

const networkFaults = {
  policy: {
    reason: 'blocked',
    text: "the page's Content-Security-Policy blocks it: add the address to connect-src.",
  },
  cors: {
    reason: 'blocked',
    text: "it responds, but doesn't allow this page to read the response: it lacks CORS headers, or is not a shop's API.",
  },
  unreachable: {
    reason: 'unreachable',
    text: 'nothing responds there. Is the address right, and the shop running?',
  },
} as const;

/** A response that isn't the API's: a page of the shop, a proxy's. */
function foreignResponse(status: number, address: string): Explanation {
  const hint = /\/api$/.test(address) ? 'Is this the address of an API?' : 'Should the address end in /api?';
  return { reason: 'not-an-api', text: `it responds with ${status} and not as the API does. ${hint}` };
}

/** Statuses of the API itself that are no answer to a visitor's doing, such as a wrong code. */
const isFault = ({ status, endpoint }: ApiError): boolean =>
  status >= 500 || status === 429 || /^(items|projects|categories|pages)\./.test(endpoint);

async function explanationOf(error: unknown, address: string): Promise<Explanation | undefined> {
  if (error instanceof RangeError && /^(?:api-base|shop-url)=/.test(error.message))
    return { reason: 'invalid-address', text: `${error.message} is not an absolute http(s) address` };
  if (error instanceof NetworkError) {
    if (!navigator.onLine) return { reason: 'offline', text: 'the browser is offline.' };
    return networkFaults[await probeAddress(address)];
  }
  if (error instanceof TimeoutError) return { reason: 'timeout', text: 'it takes too long to respond.' };
  if (error instanceof ContractError) return foreignResponse(error.status, address);
  if (error instanceof ApiError) {
    if (error.code === `http_${error.status}` && error.status < 500)
      return foreignResponse(error.status, address);
    if (!isFault(error)) return undefined;
    const reason = error.status >= 500 ? 'server-error' : error.status === 404 ? 'not-found' : 'refused';
    return {
      reason,
      text: `it refuses ${error.endpoint} with ${error.status}: ${error.visitorMessage ?? error.code}`,
    };
  }
  if (error instanceof DiwanError) return undefined;
  return { reason: 'crashed', text: String(error) };
}

/** What to report of a failure; undefined when it is no fault of page or shop, such as a form that is sent back. */
export async function explainFailure(
  tag: string,
  error: unknown,
  address = '',
): Promise<FailureDetail | undefined> {
  const explanation = await explanationOf(error, address);
  if (!explanation) return undefined;
  const { reason, text } = explanation;
  const subject = address ? `<${tag}> can't use the API at ${address}` : `<${tag}> failed`;
  return { tag, reason, address: address || undefined, message: `${subject}: ${text}` };
}
