import * as v from 'valibot';
import { withoutTrailingSlashes } from '../../commerce/http/without-trailing-slashes';
import { type CallName, CHALLENGE_PATH, errorBodySchema, priceChangedBodySchema } from '../../contract';
import type { RawResponse } from '../exchange';
import { parseJson } from '../parse-json';
import { ApiError, type FailedResponse } from './call-errors';
import { failedResponseOf } from './failed-response-of';
import {
  ChallengeRequiredError,
  ConflictError,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  RefusedError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from './status-errors';

const fieldErrorsSchema = v.fallback(errorBodySchema.entries.errors, undefined);

/** A call as errors describe it. */
interface FailedCall {
  endpoint: CallName;
  /** Method and URL, with `{parameters}` instead of their values. */
  request: string;
  baseUrl: string;
}

/** The error for a failure status, with the server's message. */
export function apiErrorOf(
  { endpoint, request, baseUrl }: FailedCall,
  raw: RawResponse,
  now: number,
): ApiError {
  const { status } = raw;
  const json = parseJson(raw.text)?.value;
  const failed = failedResponseOf(endpoint, request, raw, now);
  const errors = v.parse(fieldErrorsSchema, Object(json).errors);
  const response: FailedResponse = { ...failed, body: { ...failed.body, errors } };
  if (status === 409) {
    const priceChanged = v.safeParse(priceChangedBodySchema, json);
    return priceChanged.success
      ? new PriceChangedError(response, priceChanged.output.fresh)
      : new ConflictError(response);
  }
  if (status === 422 && response.body.code && response.body.code !== 'validation_failed')
    return new RefusedError(response);
  if (status === 400 || status === 422) return new ValidationError(response);
  if (response.body.code === 'challenge_required')
    return new ChallengeRequiredError(response, `${withoutTrailingSlashes(baseUrl)}${CHALLENGE_PATH}`);
  if (status === 401 || status === 403) return new UnauthorizedError(response);
  if (status === 404) return new NotFoundError(response);
  if (status === 429) return new RateLimitedError(response);
  return status >= 500 ? new ServerError(response) : new ApiError(response);
}
