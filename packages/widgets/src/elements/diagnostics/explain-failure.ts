import { ApiError } from '@diwan/sdk';
import { type ErrorExplanation, explainError } from '../../foundation/diagnostics/explain-error';
import type { FailureDetail } from '../events/element-events';

interface Explanation extends ErrorExplanation {
  /** The API does what it should: the markup names something the shop doesn't have. */
  readonly isMissing?: boolean;
}

/** The thing that an attribute names, and the call that asks the shop for it. */
const named = {
  'items.get': { attribute: 'product', kind: 'product' },
  'pages.get': { attribute: 'slug', kind: 'page' },
} as const;

/** Names the missing thing in the words of the markup. */
function missingIn(element: Element, error: unknown): string | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status !== 404 ||
    error.code === 'http_404' ||
    !(error.endpoint in named)
  )
    return undefined;
  const { attribute, kind } = named[error.endpoint as keyof typeof named];
  // Set as a property, it is no attribute.
  const value: unknown = Reflect.get(element, attribute);
  return value ? `there is no ${kind} ${JSON.stringify(value)}` : undefined;
}

function explanationOf(element: Element, error: unknown, address: string): Explanation | undefined {
  if (error instanceof RangeError && /^shop-url=/.test(error.message))
    return {
      reason: 'invalid-address',
      text: `${error.message} is not a full address, such as https://shop.example.`,
    };
  const missing = missingIn(element, error);
  if (missing)
    return { reason: 'not-found', text: `${missing} in the shop behind ${address}.`, isMissing: true };
  return explainError(error, address);
}

/** The report of a failure; undefined when it is no fault of page or shop, such as a form that is sent back. */
export function explainFailure(element: Element, error: unknown, address = ''): FailureDetail | undefined {
  const explanation = explanationOf(element, error, address);
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
