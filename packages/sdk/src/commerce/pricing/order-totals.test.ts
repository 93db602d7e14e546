import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedLine } from './line-total';
import { type OrderInput, orderTotals } from './order-totals';
import type { PricedPromo } from './promo-discount';
import { subtotal } from './subtotal';

const sofa = { price: 9940, discount: 15, allow_discount: true }; // 8449
const lamp = { price: 420, discount: 10, allow_discount: false };
const lines: PricedLine[] = [
  { product: sofa, quantity: 1 },
  { product: lamp, quantity: 2 },
];
const settings = { allow_tax_rate: true, tax_rate: 0.15, free_shipping: false, currency: 'SAR' };
const zone = { price: 120 };
const welcome10: PricedPromo = { type: 'percentage', value: 10, min_order_total: 1000, max_discount: 500 };

describe('orderTotals', () => {
  test('computes all figures of an order', () => {
    expect(orderTotals({ lines, promo: welcome10, zone, settings })).toEqual({
      subtotal: 9289,
      savings: 1491,
      promo: { status: 'applied', discount: 500, waivesShipping: false },
      couponDiscount: 500,
      shippingFee: 120,
      taxRate: 0.15,
      tax: 1318.35,
      total: 10_227.35,
      currency: 'SAR',
    });
  });

  test('taxes the subtotal minus the coupon, not shipping, and only when the shop charges tax', () => {
    expect(orderTotals({ lines, zone, settings }).tax).toBe(1393.35);
    const untaxed = orderTotals({ lines, zone, settings: { ...settings, allow_tax_rate: false } });
    expect(untaxed).toMatchObject({ taxRate: 0, tax: 0, total: 9409 });
    const ofEmirates = orderTotals({ lines, zone, settings: { ...settings, tax_rate: 0.05 } });
    expect(ofEmirates).toMatchObject({ taxRate: 0.05, tax: 464.45, total: 9873.45 });
  });

  test('waives the fee for an applied free-shipping promo', () => {
    const promo: PricedPromo = { type: 'free_shipping', value: 0, min_order_total: 9000, max_discount: null };
    expect(orderTotals({ lines, promo, zone, settings })).toMatchObject({
      shippingFee: 0,
      couponDiscount: 0,
    });
  });

  test('ignores a promo below its minimum', () => {
    const promo: PricedPromo = {
      type: 'free_shipping',
      value: 0,
      min_order_total: 10_000,
      max_discount: null,
    };
    expect(orderTotals({ lines, promo, zone, settings })).toMatchObject({
      promo: { status: 'waiting_min', missing: 711 },
      shippingFee: 120,
      total: 10_802.35,
    });
  });

  test('excludes shipping from the total until a zone is chosen', () => {
    expect(orderTotals({ lines, settings })).toMatchObject({ shippingFee: null, total: 10_682.35 });
  });

  test('charges only shipping when the coupon covers the subtotal', () => {
    const promo: PricedPromo = { type: 'fixed', value: 1_000_000, min_order_total: 0, max_discount: null };
    expect(orderTotals({ lines, promo, zone, settings })).toMatchObject({
      couponDiscount: 9289,
      tax: 0,
      total: 120,
    });
  });

  test('rounds the total from exact amounts, not from rounded figures', () => {
    const line = { product: { price: 9.99, discount: 15, allow_discount: true }, quantity: 1 };
    expect(orderTotals({ lines: [line], settings })).toMatchObject({
      subtotal: 8.49,
      tax: 1.27,
      total: 9.77,
    });
  });

  test('is 0 for an empty basket', () => {
    expect(orderTotals({ lines: [], settings })).toMatchObject({ subtotal: 0, tax: 0, total: 0 });
  });

  test('rejects invalid numbers', () => {
    const hostile = { price: Number.POSITIVE_INFINITY, discount: 0, allow_discount: false };
    expect(() => orderTotals({ lines: [{ product: hostile, quantity: 1 }], settings })).toThrow(RangeError);
  });
});

/** Amounts in minor units and percentages in thousandths: integers, so that the oracle below needs no decimals. */
interface WholeOrder {
  lines: { minorUnits: number; thousandths: number; isReduced: boolean; quantity: number }[];
  promo: { type: PricedPromo['type']; value: number; minimum: number; cap: number | null } | null;
  zone: number | null;
  isTaxed: boolean;
  taxPercent: number;
  isShippingFree: boolean;
}

const minorUnits = fc.nat({ max: 9_999_999_999 });
const anyOrder: fc.Arbitrary<WholeOrder> = fc.record({
  lines: fc.array(
    fc.record({
      minorUnits,
      thousandths: fc.nat({ max: 100_000 }),
      isReduced: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { maxLength: 8 },
  ),
  promo: fc.option(
    fc.record({
      type: fc.constantFrom<PricedPromo['type']>('percentage', 'fixed', 'free_shipping'),
      value: fc.nat({ max: 100_000 }),
      minimum: fc.oneof(fc.constant(0), minorUnits),
      cap: fc.option(minorUnits),
    }),
  ),
  zone: fc.option(fc.nat({ max: 100_000 })),
  isTaxed: fc.boolean(),
  taxPercent: fc.nat({ max: 50 }),
  isShippingFree: fc.boolean(),
});

const onTheWire = (order: WholeOrder): OrderInput => ({
  lines: order.lines.map((line) => ({
    product: {
      price: line.minorUnits / 100,
      discount: line.thousandths / 1000,
      allow_discount: line.isReduced,
    },
    quantity: line.quantity,
  })),
  promo: order.promo && {
    type: order.promo.type,
    value: order.promo.value / (order.promo.type === 'fixed' ? 100 : 1000),
    min_order_total: order.promo.minimum / 100,
    max_discount: order.promo.cap === null ? null : order.promo.cap / 100,
  },
  zone: order.zone === null ? null : { price: order.zone / 100 },
  settings: {
    allow_tax_rate: order.isTaxed,
    tax_rate: order.taxPercent / 100,
    free_shipping: order.isShippingFree,
    currency: 'SAR',
  },
});

/** An independent implementation of spec §9 with integers of 10⁻¹² minor units. */
function oracle(order: WholeOrder) {
  const ONE = 10n ** 12n;
  const HUNDRED_PERCENT = 100_000n;
  const rounded = (fine: bigint) => Number((fine * 2n + ONE) / (2n * ONE)) / 100;
  let subtotal = 0n;
  for (const line of order.lines) {
    const off = line.isReduced ? BigInt(line.thousandths) : 0n;
    subtotal +=
      (BigInt(line.minorUnits) * ONE * (HUNDRED_PERCENT - off) * BigInt(line.quantity)) / HUNDRED_PERCENT;
  }
  const { promo } = order;
  const applies = promo !== null && subtotal >= BigInt(promo.minimum) * ONE;
  let coupon = 0n;
  if (applies && promo.type === 'fixed') coupon = BigInt(promo.value) * ONE;
  if (applies && promo.type === 'percentage') {
    coupon = (subtotal * BigInt(promo.value)) / HUNDRED_PERCENT;
    if (promo.cap !== null && coupon > BigInt(promo.cap) * ONE) coupon = BigInt(promo.cap) * ONE;
  }
  if (coupon > subtotal) coupon = subtotal;
  const isFree = order.isShippingFree || (applies && promo.type === 'free_shipping');
  const shipping = isFree ? 0n : BigInt(order.zone ?? 0) * ONE;
  const tax = order.isTaxed ? ((subtotal - coupon) * BigInt(order.taxPercent)) / 100n : 0n;
  return {
    subtotal: rounded(subtotal),
    couponDiscount: rounded(coupon),
    tax: rounded(tax),
    total: rounded(subtotal - coupon + shipping + tax),
  };
}

describe('orderTotals, for any order', () => {
  test('equals exact integer arithmetic', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderTotals(onTheWire(order))).toMatchObject(oracle(order));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1000 },
    );
  });

  test('no figure is negative and the coupon never exceeds the subtotal', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const figures = orderTotals(onTheWire(order));
        for (const figure of [figures.savings, figures.couponDiscount, figures.tax, figures.total]) {
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(figures.couponDiscount).toBeLessThanOrEqual(figures.subtotal);
      }),
    );
  });

  test('figures are integers of minor units', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { subtotal, savings, couponDiscount, tax, total } = orderTotals(onTheWire(order));
        for (const figure of [subtotal, savings, couponDiscount, tax, total]) {
          expect(Number(figure.toFixed(2))).toBe(figure);
        }
      }),
    );
  });

  test("figures don't depend on the order of lines", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const input = onTheWire(order);
        expect(orderTotals({ ...input, lines: [...input.lines].reverse() })).toEqual(orderTotals(input));
      }),
    );
  });

  test('a promo applies once the missing amount is added', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const input = onTheWire(order);
        const { promo } = orderTotals(input);
        fc.pre(promo.status === 'waiting_min');
        const more = { price: promo.missing, discount: 0, allow_discount: false };
        const topped = orderTotals({ ...input, lines: [...input.lines, { product: more, quantity: 1 }] });
        expect(promo.missing).toBeGreaterThan(0);
        expect(topped.promo.status).toBe('applied');
      }),
    );
  });
});

test("subtotal equals the order's subtotal", () => {
  expect(subtotal(lines, { currency: 'SAR' })).toBe(9289);
});
