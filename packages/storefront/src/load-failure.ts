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
 * Why a page could not be loaded. `missing`: there is nothing at this address, also when a piece of it can't be the
 * name of anything · `aborted`: nobody waits for it any more · `outage`: the API is down or overloaded · `defect`:
 * anything else, which is ours to mend.
 */
export type LoadFailure = 'missing' | 'aborted' | 'outage' | 'defect';

const families = [
  ['missing', [NotFoundError, ValidationError, InvalidParameterError]],
  ['aborted', [AbortedError]],
  ['outage', [NetworkError, TimeoutError, ServerError, RateLimitedError]],
] as const;

export const loadFailure = (error: unknown): LoadFailure =>
  families.find(([, errors]) => errors.some((family) => error instanceof family))?.[0] ?? 'defect';
