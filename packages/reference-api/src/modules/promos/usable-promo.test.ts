import { describe, expect, it } from 'vitest';
import { type PromoRow, usablePromo } from './usable-promo';

const promo: PromoRow = {
  id: 1,
  wireId: 7_001,
  code: 'EID',
  type: 'fixed',
  percent: null,
  amount: 10_000,
  minOrderTotal: 0,
  maxDiscount: null,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: new Date('2026-03-31T23:59:59Z'),
  usageLimit: 2,
  usedCount: 1,
  isActive: true,
  importHash: null,
};
const usable = (change: Partial<PromoRow>, now = '2026-03-10T00:00:00Z') =>
  usablePromo({ ...promo, ...change }, new Date(now));

describe('usablePromo', () => {
  it('accepts a promo from its start to its end, inclusive', () => {
    expect(usable({}, '2026-03-01T00:00:00Z')).toMatchObject({ id: 1 });
    expect(usable({}, '2026-03-31T23:59:59Z')).toMatchObject({ id: 1 });
    expect(usable({ startsAt: null, endsAt: null, usageLimit: null, usedCount: 99 })).toMatchObject({
      id: 1,
    });
  });
  it.each([
    ['promo_not_started', {}, '2026-02-28T23:59:59.999Z'],
    ['promo_expired', {}, '2026-03-31T23:59:59.001Z'],
    ['promo_usage_limit', { usedCount: 2 }, undefined],
    ['promo_not_found', { isActive: false }, undefined],
  ])('rejects with %s', (code, change, now) => {
    expect(() => usable(change, now)).toThrow(expect.objectContaining({ code }));
  });
  it('rejects a missing promo', () => {
    expect(() => usablePromo(undefined, new Date())).toThrow(
      expect.objectContaining({ code: 'promo_not_found' }),
    );
  });
});
