import * as v from 'valibot';
import { type EndpointName, errorBodySchema, priceChangedBodySchema } from '../contract';
import {
  ApiError,
  ConflictError,
  type FailedAnswer,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from './errors';
import { parseJson } from './parse-json';
import { retryAfterSeconds } from './retry';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Each part is read by itself: a backend that tells no code still has its message shown. */
const tolerantBodySchema = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  errors: v.fallback(errorBodySchema.entries.errors, undefined),
});

/** The error of a failure status, with the server's message. */
export function apiErrorOf(
  endpoint: EndpointName,
  { status, headers, text }: RawAnswer,
  now: number,
): ApiError {
  const json = parseJson(text)?.value;
  const body = v.safeParse(tolerantBodySchema, json);
  const answer: FailedAnswer = {
    endpoint,
    status,
    body: body.success ? body.output : {},
    contentType: headers.get('content-type'),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
  };
  if (status === 409) {
    const priceChanged = v.safeParse(priceChangedBodySchema, json);
    return priceChanged.success
      ? new PriceChangedError(answer, priceChanged.output.fresh)
      : new ConflictError(answer);
  }
  if (status === 400 || status === 422) return new ValidationError(answer);
  if (status === 401 || status === 403) return new UnauthorizedError(answer);
  if (status === 404) return new NotFoundError(answer);
  if (status === 429) return new RateLimitedError(answer);
  return status >= 500 ? new ServerError(answer) : new ApiError(answer);
}
