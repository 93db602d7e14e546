import {
  AbortedError,
  InvalidParameterError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '@diwan/sdk';

/**
 * Why a page could not be loaded. `missing`: nothing exists at this address, or a part of it is invalid · `aborted`:
 * the visitor left · `outage`: the API is down or overloaded · `defect`: anything else, a bug.
 */
export type LoadFailure = 'missing' | 'aborted' | 'outage' | 'defect';

const families = [
  ['missing', [NotFoundError, ValidationError, InvalidParameterError]],
  ['aborted', [AbortedError]],
  ['outage', [NetworkError, TimeoutError, ServerError, RateLimitedError]],
] as const;

export const loadFailure = (error: unknown): LoadFailure =>
  families.find(([, errors]) => errors.some((family) => error instanceof family))?.[0] ?? 'defect';
