import type { PriceChangedBody } from '../../contract';
import { ApiError, type FailedResponse } from './call-errors';

/** 404: unknown product, category, project, page, short link or promo code. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 400 or 422: the input is invalid; `errors` lists the fields. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/**
 * 422 with a specific code: the input is valid, but a business rule rejects it, e.g. `promo_expired` or `otp_wrong`.
 */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError';
}

/** 401 or 403: not staff, or the phone isn't verified. */
export class UnauthorizedError extends ApiError {
  override readonly name: string = 'UnauthorizedError';
}

/**
 * 403 `challenge_required`: for a stranger the backend sends no more codes until they pass a challenge, such as a CAPTCHA.
 */
export class ChallengeRequiredError extends UnauthorizedError {
  override readonly name = 'ChallengeRequiredError';
  /**
   * URL of the backend's page with the challenge; relative if `baseUrl` is. Show it in an `<iframe>`, with the query
   * parameters `origin` (your page's) and `locale`: it posts {@link ChallengeMessage}s to its parent.
   */
  readonly page: string;

  constructor(response: FailedResponse, page: string) {
    super(response);
    this.page = page;
  }
}

/** 409: the call conflicts with the server's state. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError';
}

/**
 * 409 `price_changed`: the order's figures are outdated; `fresh` contains the current ones for the visitor to confirm.
 */
export class PriceChangedError extends ConflictError {
  override readonly name = 'PriceChangedError';
  readonly fresh: PriceChangedBody['fresh'];

  constructor(response: FailedResponse, fresh: PriceChangedBody['fresh']) {
    super(response);
    this.fresh = fresh;
  }
}

/** 429: too many calls; `retryAfterSeconds` is the time to wait. */
export class RateLimitedError extends ApiError {
  override readonly name = 'RateLimitedError';
}

/** 5xx: the server failed. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}
