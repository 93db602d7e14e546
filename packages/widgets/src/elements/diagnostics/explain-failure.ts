import { ApiError, ContractError, DiwanError, NetworkError, TimeoutError } from '@diwan/sdk';
import type { FailureDetail, FailureReason } from '../events/element-events';
import { probeAddress } from './probe-address';

interface Explanation {
  readonly reason: FailureReason;
  /** What happened, and what to do about it. */
  readonly text: string;
  /** The API does what it should: the markup names something the shop doesn't have. */
  readonly isMissing?: boolean;
}

/** What an attribute of an element names, and the call that asks the shop for it. */
const named = {
  'items.get': { attribute: 'product', kind: 'product' },
  'pages.get': { attribute: 'slug', kind: 'page' },
} as const;

/** What the shop doesn't have, in the words of the markup. */
function missingIn(element: Element, error: ApiError): string | undefined {
  if (error.status !== 404 || !(error.endpoint in named)) return undefined;
  const { attribute, kind } = named[error.endpoint as keyof typeof named];
  // Set as a property, it is no attribute.
  const value: unknown = Reflect.get(element, attribute);
  return value ? `there is no ${kind} ${JSON.stringify(value)}` : undefined;
}

const networkFaults = {
  policy: {
    reason: 'blocked',
    text: "the page's Content-Security-Policy blocks it: add the address to connect-src.",
  },
  cors: {
    reason: 'blocked',
    text: "it responds, but this page can't read the response: it lacks CORS headers, isn't a shop's API, or an ad blocker stops it.",
  },
  unreachable: {
    reason: 'unreachable',
    text: 'nothing responds there. Is the address right, and the shop running?',
  },
} as const;

const isApi = (address: string): boolean => /\/api$/.test(address);

/** A response that isn't the API's: a page of the shop, a proxy's. */
function foreignResponse(status: number, address: string): Explanation {
  const hint = isApi(address) ? 'Is this the address of an API?' : 'Should the address end in /api?';
  return { reason: 'not-an-api', text: `it responds with ${status} and not as the API does. ${hint}` };
}

/** Statuses of the API itself that are no answer to a visitor's doing, such as a wrong code. */
const isFault = ({ status, endpoint }: ApiError): boolean =>
  status >= 500 || status === 429 || /^(items|projects|categories|pages)\./.test(endpoint);

async function explanationOf(
  element: Element,
  error: unknown,
  address: string,
): Promise<Explanation | undefined> {
  if (error instanceof RangeError && /^(?:api-base|shop-url)=/.test(error.message))
    return {
      reason: 'invalid-address',
      text: `${error.message} is not a full address, such as https://shop.example/api.`,
    };
  if (error instanceof NetworkError) {
    if (!navigator.onLine) return { reason: 'offline', text: 'the browser is offline.' };
    const { reason, text } = networkFaults[await probeAddress(address)];
    // The pages of a shop have no CORS headers.
    const isPage = text === networkFaults.cors.text && !isApi(address);
    return { reason, text: isPage ? `${text} Should the address end in /api?` : text };
  }
  if (error instanceof TimeoutError) return { reason: 'timeout', text: 'it takes too long to respond.' };
  if (error instanceof ContractError) return foreignResponse(error.status, address);
  if (error instanceof ApiError) {
    if (error.code === `http_${error.status}` && error.status < 500)
      return foreignResponse(error.status, address);
    const missing = missingIn(element, error);
    if (missing)
      return { reason: 'not-found', text: `${missing} in the shop behind ${address}.`, isMissing: true };
    if (error.code === 'origin_not_allowed')
      return {
        reason: 'refused',
        text: `it refuses ${error.endpoint}: it accepts orders, requests and codes only from the shop's own pages and from listed sites. Add ${location.origin} to the shop's ALLOWED_ORIGINS.`,
      };
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
  element: Element,
  error: unknown,
  address = '',
): Promise<FailureDetail | undefined> {
  const explanation = await explanationOf(element, error, address);
  if (!explanation) return undefined;
  const { reason, text, isMissing } = explanation;
  const tag = element.localName;
  const subject = address ? `<${tag}> can't use the API at ${address}` : `<${tag}> failed`;
  return {
    tag,
    reason,
    address: address || undefined,
    message: isMissing ? `<${tag}>: ${text}` : `${subject}: ${text}`,
  };
}
