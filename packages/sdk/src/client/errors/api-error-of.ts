import * as v from 'valibot';
import { type CallName, errorBodySchema, priceChangedBodySchema } from '../../contract';
import type { RawResponse } from '../exchange';
import { parseJson } from '../parse-json';
import { ApiError, type FailedResponse } from './call-errors';
import { failedResponseOf } from './failed-response-of';
import {
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

/** The error of a failure status, with the server's message. */
export function apiErrorOf(endpoint: CallName, raw: RawResponse, now: number): ApiError {
  const { status } = raw;
  const json = parseJson(raw.text)?.value;
  const failed = failedResponseOf(endpoint, raw, now);
  const errors = v.parse(fieldErrorsSchema, Object(json).errors);
  const answer: FailedResponse = { ...failed, body: { ...failed.body, errors } };
  if (status === 409) {
    const priceChanged = v.safeParse(priceChangedBodySchema, json);
    return priceChanged.success
      ? new PriceChangedError(answer, priceChanged.output.fresh)
      : new ConflictError(answer);
  }
  if (status === 422 && answer.body.code && answer.body.code !== 'validation_failed')
    return new RefusedError(answer);
  if (status === 400 || status === 422) return new ValidationError(answer);
  if (status === 401 || status === 403) return new UnauthorizedError(answer);
  if (status === 404) return new NotFoundError(answer);
  if (status === 429) return new RateLimitedError(answer);
  return status >= 500 ? new ServerError(answer) : new ApiError(answer);
}
