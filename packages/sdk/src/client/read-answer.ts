import * as v from 'valibot';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  errorBodySchema,
  type PriceChangedBody,
  parseReportingSkips,
  priceChangedBodySchema,
} from '../contract';
import {
  ApiError,
  ConflictError,
  ContractError,
  type FailedAnswer,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from './errors';
import type { SkipReport } from './report-skipped';
import { retryAfterSeconds } from './retry';

const SNIPPET_LENGTH = 200;

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

interface ReadAnswer {
  results: unknown;
  limit: number | undefined;
  receivedCount: number;
}

const envelopeSchema = v.object({
  results: v.optional(v.unknown()),
  limit: v.fallback(v.optional(v.number()), undefined),
});

/** The parsed body; undefined for an empty one. */
const parseJson = (text: string): { value: unknown } | undefined => {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

function failure(endpoint: EndpointName, { status, headers, text }: RawAnswer, now: number): ApiError {
  const json = parseJson(text)?.value;
  const answer: FailedAnswer = {
    endpoint,
    status,
    body: parsed(errorBodySchema, json),
    contentType: headers.get('content-type'),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
  };
  if (status === 409) {
    const priceChanged: PriceChangedBody | undefined = parsed(priceChangedBodySchema, json);
    return priceChanged ? new PriceChangedError(answer, priceChanged.fresh) : new ConflictError(answer);
  }
  if (status === 400 || status === 422) return new ValidationError(answer);
  if (status === 401 || status === 403) return new UnauthorizedError(answer);
  if (status === 404) return new NotFoundError(answer);
  if (status === 429) return new RateLimitedError(answer);
  return status >= 500 ? new ServerError(answer) : new ApiError(answer);
}

const describeMismatch = (error: v.ValiError<v.GenericSchema>): string => {
  const [issue] = error.issues;
  const path = v.getDotPath(issue);
  return `results${path ? `.${path}` : ''} should be ${issue.expected ?? issue.type}`;
};

/**
 * The validated results of an answer. Broken elements of lists are left out and told to `onSkipped`.
 * @throws ApiError by status, with the server's message; ContractError when a success isn't of the contract
 */
export function readAnswer(
  name: EndpointName,
  answer: RawAnswer,
  onSkipped: (report: SkipReport) => void,
  now: number,
): ReadAnswer {
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) throw failure(name, answer, now);

  const row: Endpoint = endpoints[name];
  const isWrite = row.method === 'POST';
  const contractError = (reason: string, cause?: unknown) =>
    new ContractError(`${name} answered ${status}, but ${reason}`, {
      endpoint: name,
      status,
      snippet: isWrite ? undefined : text.slice(0, SNIPPET_LENGTH),
      cause,
    });

  const json = parseJson(text);
  if (!json) throw contractError(`with ${headers.get('content-type') ?? 'no content type'} that isn't JSON`);
  const { results, limit } = parsed(envelopeSchema, json.value) ?? { results: undefined, limit: undefined };
  try {
    const { output, skipped } = parseReportingSkips(row.results, results);
    for (const element of skipped) onSkipped({ endpoint: name, ...element });
    return { results: output, limit, receivedCount: Array.isArray(results) ? results.length : 0 };
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
    // A write that succeeded has happened, whatever its answer looks like.
    if (isWrite) return { results: undefined, limit: undefined, receivedCount: 0 };
    throw contractError(text.trim() === '' ? 'the answer is empty' : describeMismatch(error));
  }
}
