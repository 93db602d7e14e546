import { promoSchema } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const verify = (code: string, locale = 'en') =>
  api.call(`/api/crm/public/promos/verfiy/${encodeURIComponent(code)}`, {
    headers: { 'accept-language': locale },
  });

describe('a usable code', () => {
  it('returns the promo in SAR', async () => {
    const { status, body } = await verify('WELCOME10');
    expect(status).toBe(200);
    const promo = {
      id: expect.any(Number),
      code: 'WELCOME10',
      type: 'percentage',
      value: 10,
      min_order_total: 1000,
      max_discount: 500,
    };
    expect(body).toEqual({ results: promo });
    expect(v.is(promoSchema, (body as { results: unknown }).results)).toBe(true);
  });
  it.each(['welcome10', ' WELCOME10 ', 'Welcome10'])('ignores case and whitespace: %j', async (code) => {
    expect((await verify(code)).body).toMatchObject({ results: { code: 'WELCOME10' } });
  });
  it.each([
    ['SAVE250', { type: 'fixed', value: 250, min_order_total: 2000, max_discount: null }],
    ['FREESHIP', { type: 'free_shipping', value: 0, min_order_total: 0 }],
    ['MAJLIS15', { type: 'percentage', value: 15, min_order_total: 30_000, max_discount: 2500 }],
  ])('returns the value of %s', async (code, promo) => {
    expect((await verify(code)).body).toMatchObject({ results: promo });
  });
  it('is not cacheable', async () => {
    expect((await verify('WELCOME10')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('an unusable code', () => {
  it.each([
    [
      'NOSUCHCODE',
      404,
      'promo_not_found',
      'Promo code not found or inactive.',
      'رمز الخصم غير موجود أو غير مفعّل.',
    ],
    [
      'PAUSED',
      404,
      'promo_not_found',
      'Promo code not found or inactive.',
      'رمز الخصم غير موجود أو غير مفعّل.',
    ],
    [
      'SOON30',
      422,
      'promo_not_started',
      'This promo code is not valid yet.',
      'رمز الخصم لم يبدأ سريانه بعد.',
    ],
    ['RAMADAN24', 422, 'promo_expired', 'This promo code has expired.', 'انتهت صلاحية رمز الخصم.'],
    [
      'FIRST100',
      422,
      'promo_usage_limit',
      'This promo code has reached its usage limit.',
      'تم استنفاد عدد مرات استخدام رمز الخصم.',
    ],
  ])('rejects %s with the message of spec §8', async (promo, status, code, en, ar) => {
    const english = await verify(promo);
    expect(english.status).toBe(status);
    expect(english.body).toEqual({ code, message: en });
    expect((await verify(promo, 'ar')).body).toEqual({ code, message: ar });
  });
});
