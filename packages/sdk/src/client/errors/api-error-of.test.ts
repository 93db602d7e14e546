import { describe, expect, it } from 'vitest';
import { makeApiError, makeOrderReceipt } from '../../testing';
import {
  ApiError,
  ChallengeRequiredError,
  ConflictError,
  DiwanError,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  RefusedError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from '..';
import { apiErrorOf } from './api-error-of';

describe('the error of a status', () => {
  it.each([
    [400, ValidationError],
    [401, UnauthorizedError],
    [403, UnauthorizedError],
    [404, NotFoundError],
    [409, ConflictError],
    [410, ApiError],
    [422, ValidationError],
    [429, RateLimitedError],
    [500, ServerError],
    [503, ServerError],
  ])('%i', (status, family) => {
    const error = makeApiError({ status });
    expect(error.constructor).toBe(family);
    expect(error).toBeInstanceOf(DiwanError);
    expect(error.name).toBe(family.name);
    expect(error.status).toBe(status);
  });

  it('422 is a RefusedError with a business code, and a ValidationError otherwise', () => {
    expect(makeApiError({ status: 422, code: 'promo_expired' }).constructor).toBe(RefusedError);
    expect(makeApiError({ status: 422, code: 'validation_failed' }).constructor).toBe(ValidationError);
    expect(makeApiError({ status: 400, code: 'malformed_body' }).constructor).toBe(ValidationError);
  });

  it('409 price_changed includes the current figures', () => {
    const { subtotal, coupon_discount, shipping_fee, tax, total } = makeOrderReceipt();
    const fresh = {
      cart: [{ item_id: 1, price: 900, discount: 0 }],
      tax_rate: 0.15,
      totals: { subtotal, coupon_discount, shipping_fee, tax, total },
    };
    const error = makeApiError({ status: 409, message: 'Changed', code: 'price_changed', fresh });
    expect(error).toBeInstanceOf(PriceChangedError);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ fresh, visitorMessage: 'Changed' });
  });

  it('403 challenge_required names the page with the challenge', () => {
    const error = makeApiError({ endpoint: 'otp.request', status: 403, code: 'challenge_required' });
    expect(error).toBeInstanceOf(ChallengeRequiredError);
    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(error).toMatchObject({ page: '/api/challenge' });
  });

  it('409 price_changed without valid figures is a plain ConflictError', () => {
    const error = makeApiError({
      status: 409,
      message: 'Changed',
      code: 'price_changed',
      fresh: { cart: 7 },
    });
    expect(error.constructor).toBe(ConflictError);
    expect(error.visitorMessage).toBe('Changed');
  });
});

describe('the body of a failure', () => {
  it('lists the invalid fields', () => {
    const errors = [{ path: 'lead.email', message: 'Not an e-mail' }];
    expect(makeApiError({ status: 400, message: 'Check', code: 'validation_failed', errors }).errors).toEqual(
      errors,
    );
  });

  it('is parsed field by field: a message survives a missing code and invalid errors', () => {
    const error = apiErrorOf(
      { endpoint: 'promos.verify', request: 'GET /promos/{code}', baseUrl: '/api' },
      { status: 400, headers: new Headers(), text: '{"message":"Expired","errors":"?"}' },
      0,
    );
    expect(error).toMatchObject({ visitorMessage: 'Expired', code: 'http_400', errors: [] });
  });

  it.each(['', 'null', '[]', '"oops"', '{"message":5}', '<html>'])('may be anything: %s', (text) => {
    const call = { endpoint: 'items.list', request: 'GET /items', baseUrl: '/api' } as const;
    const error = apiErrorOf(call, { status: 500, headers: new Headers(), text }, 0);
    expect(error).toMatchObject({
      message: 'items.list: GET /items returned 500 with no content type',
      visitorMessage: undefined,
      code: 'http_500',
    });
  });
});
