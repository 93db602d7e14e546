import { makeApiError, makePromo } from '@diwan/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../foundation/stores';
import { createPromoStore } from './promo-store';

const promo = makePromo();

function setUp({
  verify = vi.fn(async (_code: string) => promo),
  storage = memoryStorage(),
}: {
  verify?: (code: string) => Promise<typeof promo>;
  storage?: ReturnType<typeof memoryStorage>;
} = {}) {
  return { store: createPromoStore({ client: { promos: { verify } }, storage }), verify, storage };
}

describe('a promo code', () => {
  it('is checked as typed, with digits converted to ASCII, and stored for the next page', async () => {
    const { store, verify, storage } = setUp();
    await store.apply(' SAVE٢٥٠ ');
    expect(verify).toHaveBeenCalledWith('SAVE250');
    expect(store.promo.value).toEqual(promo);
    const next = setUp({ storage }).store;
    next.restore();
    expect(next.state.value).toEqual({ status: 'stored', code: 'SAVE250' });
    await next.check();
    expect(next.promo.value).toEqual(promo);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['../orders', 'invalid'],
  ])('«%s» is refused without a request', async (text, reason) => {
    const { store, verify } = setUp();
    await store.apply(text);
    expect(store.state.value).toMatchObject({ status: 'refused', refusal: { reason } });
    expect(verify).not.toHaveBeenCalled();
  });

  it('refused by the shop is not checked again on the next page', async () => {
    const error = makeApiError({ status: 422, code: 'promo_expired', message: 'Expired.' });
    const { store, storage } = setUp({ verify: () => Promise.reject(error) });
    store.keep('OLD');
    await store.check();
    expect(store.state.value).toMatchObject({
      status: 'refused',
      refusal: { reason: 'refused', code: 'promo_expired', message: 'Expired.' },
    });
    const next = setUp({ storage }).store;
    next.restore();
    expect(next.state.value).toEqual({ status: 'none' });
  });

  it.each([503, 429])('stays stored if the server fails (%s)', async (status) => {
    const { store, storage } = setUp({ verify: () => Promise.reject(makeApiError({ status })) });
    store.keep('WELCOME10');
    await store.check();
    expect(store.state.value).toMatchObject({ status: 'refused', refusal: { reason: 'unreachable' } });
    const next = setUp({ storage }).store;
    next.restore();
    expect(next.state.value).toEqual({ status: 'stored', code: 'WELCOME10' });
  });

  it('is checked again if it could not be checked, but not if it was refused', async () => {
    const verify = vi.fn(async (_code: string) => promo);
    verify.mockRejectedValueOnce(makeApiError({ status: 503 }));
    const { store } = setUp({ verify });
    await store.apply('WELCOME10');
    await store.retry();
    expect(store.promo.value).toEqual(promo);
    verify.mockRejectedValueOnce(makeApiError({ status: 404 }));
    await store.apply('OTHER');
    await store.retry();
    expect(verify).toHaveBeenCalledTimes(3);
  });

  it('is the last one applied, whatever order responses arrive in', async () => {
    let respondFirst = (_: typeof promo) => {};
    const verify = vi.fn(async (_code: string) => makePromo({ id: 2 }));
    verify.mockReturnValueOnce(
      new Promise((resolve) => {
        respondFirst = resolve;
      }),
    );
    const { store } = setUp({ verify });
    const first = store.apply('FIRST');
    await store.apply('SECOND');
    respondFirst(makePromo({ id: 1 }));
    await first;
    expect(store.state.value).toMatchObject({ status: 'accepted', code: 'SECOND', promo: { id: 2 } });
  });

  it('is not checked again if it is already accepted', async () => {
    const { store, verify } = setUp();
    await store.apply('WELCOME10');
    store.keep('WELCOME10');
    await store.check();
    expect(verify).toHaveBeenCalledTimes(1);
    expect(store.promo.value).toEqual(promo);
  });

  it('used up by an order is refused with the reason', async () => {
    const { store, storage } = setUp();
    await store.apply('WELCOME10');
    store.refuse({ code: 'promo_usage_limit', message: 'Used up.' });
    expect(store.promo.value).toBeNull();
    expect(store.state.value).toMatchObject({ status: 'refused', refusal: { message: 'Used up.' } });
    expect(storage.read('promo-storage')).toBe('');
  });

  it('is removed by "change code", in other tabs too', async () => {
    const { store, storage } = setUp();
    const otherTab = setUp({ storage }).store;
    otherTab.restore();
    await store.apply('WELCOME10');
    expect(otherTab.state.value).toEqual({ status: 'stored', code: 'WELCOME10' });
    store.clear();
    expect(store.state.value).toEqual({ status: 'none' });
    expect(otherTab.state.value).toEqual({ status: 'none' });
  });
});
