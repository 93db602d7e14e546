import { expect, it } from 'vitest';
import type { ProbeFetch } from '../backend/checking/probe';
import type { FakeShop } from '../backend/fake/fake-shop';
import { correctRules, type FakeRules } from '../backend/fake/rules';
import {
  lineTotal,
  numbersRefusal,
  type OrderFigures,
  type OrderInput,
  orderTotals,
  toMajorUnits,
  toMinorUnits,
  unitPrice,
} from '../commerce';
import type { OrderTotals, Promo } from '../contract';
import {
  createFakeBackend,
  makeCountry,
  makeGovernorate,
  makeProduct,
  makePromo,
  makeSet,
  makeSettings,
  makeZone,
} from '../testing';
import { runConformance } from './run-conformance';

/** A shop whose figures need rounding, whose promos bind, and which sells every kind of product. */
const awkwardShop = (settings: Partial<FakeShop['settings']> = {}): Partial<FakeShop> => ({
  settings: makeSettings({ allow_tax_rate: true, tax_rate: 0.15, free_shipping: false, ...settings }),
  products: [
    makeProduct({ id: 1, code: 'A1', price: 99.37, discount: 0, allow_discount: false }),
    makeProduct({ id: 2, code: 'A2', price: 333.33, discount: 12.5, allow_discount: true }),
    makeProduct({ id: 3, code: 'A3', price: 500, discount: 40, allow_discount: false, postion: 2 }),
    makeProduct({ id: 4, code: 'A4', price: 1042.09, discount: 15, allow_discount: true, postion: 3 }),
    makeProduct({ id: 5, code: 'A5', price: 700, allow_online_purchase: false, postion: 4 }),
    makeProduct({ id: 6, code: 'A6', price: 800, is_price_show: false, postion: 5 }),
    makeSet({
      id: 7,
      code: 'A7',
      allow_online_purchase: true,
      price: 4200.1,
      discount: 0,
      allow_discount: false,
      postion: 6,
    }),
  ],
  promos: [
    makePromo({ id: 1, code: 'TEN', value: 10, min_order_total: 1000, max_discount: 150.5 }),
    makePromo({
      id: 2,
      code: 'FREE',
      type: 'free_shipping',
      value: 10,
      min_order_total: 0,
      max_discount: null,
    }),
    makePromo({ id: 3, code: 'FIXED', type: 'fixed', value: 250, min_order_total: 0, max_discount: 100 }),
  ],
  countries: [
    makeCountry({
      governorates: [
        makeGovernorate({ zones: [makeZone({ price: 120.37 }), makeZone({ id: 2, price: 240.5 })] }),
      ],
    }),
  ],
});

const outcomesOf = async (fetch: ProbeFetch) => {
  const report = await runConformance({
    baseUrl: 'http://shop.example/api',
    fetch,
    only: ['orders.create', 'promos.verify'],
    isOrdering: true,
    sentCode: async () => '123456',
    promoCodes: ['TEN', 'FREE', 'FIXED'],
    refusedPromos: {
      promo_not_started: 'NEXTYEAR',
      promo_expired: 'LASTYEAR',
      promo_usage_limit: 'USEDUP',
    },
  });
  return report.outcomes;
};

it.each([
  ['tax', {}],
  ['no tax', { allow_tax_rate: false }],
  ['prices shown with tax', { display_prices_with_tax: true }],
  ['another tax rate', { tax_rate: 0.05 }],
  ['free deliveries', { free_shipping: true }],
  ['dirhams', { currency: 'AED' }],
  ['dinars', { currency: 'KWD' }],
  ['yen', { currency: 'JPY' }],
])('a correct backend with %s passes', async (_, settings) => {
  const outcomes = await outcomesOf(createFakeBackend(awkwardShop(settings)).fetch);
  expect(outcomes.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(outcomes.filter(({ status }) => status === 'skipped')).toEqual([]);
});

type Mutant = {
  settings?: Partial<FakeShop['settings']>;
  shop?: Partial<FakeShop>;
  rules?: Partial<FakeRules>;
} & {
  wrap?: (fetch: ProbeFetch) => ProbeFetch;
};

const round = (amount: number, currency = 'SAR') =>
  toMajorUnits(toMinorUnits(Math.max(0, amount), currency), currency);

/** Wrong figures; the total follows from them unless it is given. */
const figures = (change: (right: OrderFigures, input: OrderInput) => Partial<OrderFigures>): Mutant => ({
  rules: {
    orderTotals: (input) => {
      const right = orderTotals(input);
      const wrong = { ...right, ...change(right, input) };
      const { subtotal, couponDiscount, shippingFee, tax } = wrong;
      const total = round(subtotal - couponDiscount + (shippingFee ?? 0) + tax, right.currency);
      return { ...wrong, total: change(right, input).total ?? total };
    },
  },
});

/** Wrong figures because the rules are given another order. */
const misread = (change: (input: OrderInput) => Partial<OrderInput>): Mutant => ({
  rules: { orderTotals: (input) => orderTotals({ ...input, ...change(input) }) },
});

const withSubtotal = (subtotal: number, { taxRate }: OrderFigures) => ({
  subtotal: round(subtotal),
  tax: round(subtotal * taxRate),
});

/** Wrong discount of the promos of a type. */
const discount = (
  type: Promo['type'],
  wrong: (promo: NonNullable<OrderInput['promo']>, right: OrderFigures, input: OrderInput) => number,
): Mutant =>
  figures((right, input) => {
    if (input.promo?.type !== type || right.promo.status !== 'applied') return {};
    const couponDiscount = round(wrong(input.promo, right, input));
    return { couponDiscount, tax: round((right.subtotal - couponDiscount) * right.taxRate) };
  });

type Shown = Parameters<typeof numbersRefusal>[0];

/** Doesn't compare what it overlooks, which it replaces by the right figures. */
const overlooks = (
  right: (shown: Shown, figures: OrderFigures, lines: Parameters<typeof numbersRefusal>[1]) => Partial<Shown>,
): Mutant => ({
  rules: {
    numbersRefusal: (shown, lines, all) =>
      numbersRefusal({ ...shown, ...right(shown, all, lines) }, lines, all),
  },
});

const overlooksTotal = (name: keyof OrderTotals): Mutant =>
  overlooks(({ totals }, all) =>
    totals ? { totals: { ...totals, [name]: correctRules.receiptTotals(all)[name] } } : {},
  );

/** Accepts any totals for which `isAccepted` of the shown and the right amount. */
const accepts = (isAccepted: (shown: number, right: number) => boolean): Mutant =>
  overlooks(({ totals }, all) => {
    if (!totals) return {};
    const right = correctRules.receiptTotals(all);
    const names = Object.keys(right) as (keyof OrderTotals)[];
    const seen = Object.fromEntries(
      names.map((name) => [name, isAccepted(totals[name], right[name]) ? right[name] : totals[name]]),
    );
    return { totals: { ...totals, ...seen } };
  });

const acceptsPrice = (isAccepted: (shown: number, right: number) => boolean): Mutant =>
  overlooks(({ cart }, _, lines) => ({
    cart: cart.map((line) => {
      const price = lines.find(({ itemId }) => itemId === line.item_id)?.product.price ?? line.price;
      return isAccepted(line.price, price) ? { ...line, price } : line;
    }),
  }));

/** Changes the JSON of some responses. */
const answering =
  (path: RegExp, change: (text: string) => string): NonNullable<Mutant['wrap']> =>
  (fetch) =>
  async (url, init) => {
    const response = await fetch(url, init);
    if (!path.test(url)) return response;
    const { status, headers } = response;
    return new Response(change(await response.text()), { status, headers });
  };

const refusedAs = (reason: string, code: string | undefined): Mutant => ({
  shop: {
    refusedPromos: {
      promo_not_started: 'NEXTYEAR',
      promo_expired: 'LASTYEAR',
      promo_usage_limit: 'USEDUP',
      [reason]: undefined,
    },
    ...(code && {
      promos: [...(awkwardShop().promos ?? []), makePromo({ id: 9, code, min_order_total: 0 })],
    }),
  },
});

const ONE = 'charges one piece at its current price';
const SEVERAL = 'charges each of several pieces, and each quantity';
const DISCOUNTED = 'charges the discounted price of a product';
const NOT_ALLOWED = 'charges no discount that a product doesn’t allow';
const SET = 'charges a set at its own price, not at that of its pieces';
const FEES = 'charges the fee of each zone, unless deliveries are free';
const ROUNDING = 'rounds each figure once, half up, to the minor units of the currency';
const PERCENTAGE = 'deducts a percentage';
const CAP = 'deducts a percentage up to its cap';
const FIXED = 'deducts a fixed amount, at most the subtotal';
const FREE = 'waives the delivery fee, and nothing else, for free shipping';
const BELOW = 'refuses a promo below its minimum, which may change with every order';
const EXACTLY = 'applies a promo from exactly its minimum';
const UNSOLD = 'refuses products that are only quoted, and those without a shown price';
const ACCEPTED =
  'stores an order whose figures are current, once per idempotency key, and charges exactly those';
const differs = (name: string) => `refuses a ${name} that differs by one minor unit`;

const mutants: [what: string, mutant: Mutant, check: string][] = [
  // Totals
  ['charges 1 for everything', figures(() => ({ total: 1 })), ONE],
  [
    'leaves the fee out of the total',
    figures(({ total, shippingFee }) => ({ total: round(total - (shippingFee ?? 0)) })),
    ONE,
  ],
  ['leaves the tax out of the total', figures(({ total, tax }) => ({ total: round(total - tax) })), ONE],
  [
    'leaves the coupon out of the total',
    figures(({ total, couponDiscount }) => ({ total: total + couponDiscount })),
    PERCENTAGE,
  ],
  ['rounds the total to whole units', figures(({ total }) => ({ total: Math.round(total) })), ONE],
  [
    'sums rounded figures of unrounded ones, one unit less',
    figures(({ total }) => ({ total: round(total - 0.01) })),
    ONE,
  ],
  // Tax
  ['charges no tax', figures(() => ({ tax: 0 })), ONE],
  [
    'taxes the subtotal before the coupon',
    figures(({ subtotal, taxRate }) => ({ tax: round(subtotal * taxRate) })),
    PERCENTAGE,
  ],
  [
    'taxes the delivery fee',
    figures(({ tax, shippingFee, taxRate }) => ({ tax: round(tax + (shippingFee ?? 0) * taxRate) })),
    ONE,
  ],
  [
    'charges 5 % instead of 15 %',
    misread(({ settings }) => ({ settings: { ...settings, tax_rate: 0.05 } })),
    ONE,
  ],
  [
    'charges a tax that is off',
    {
      settings: { allow_tax_rate: false },
      ...misread(({ settings }) => ({ settings: { ...settings, allow_tax_rate: true } })),
    },
    ONE,
  ],
  [
    'rounds the tax down',
    figures(({ subtotal, couponDiscount, taxRate }) => ({
      tax: Math.floor((subtotal - couponDiscount) * taxRate * 100) / 100,
    })),
    ROUNDING,
  ],
  [
    'rounds the tax up',
    figures(({ subtotal, couponDiscount, taxRate }) => ({
      tax: Math.ceil((subtotal - couponDiscount) * taxRate * 100) / 100,
    })),
    ROUNDING,
  ],
  ['rounds the tax to whole units', figures(({ tax }) => ({ tax: Math.round(tax) })), ONE],
  ['reports a tax rate of 0', figures(() => ({ taxRate: 0 })), ONE],
  ['reports the tax rate in percent', figures(({ taxRate }) => ({ taxRate: taxRate * 100 })), ONE],
  // Lines
  [
    'charges one piece of each line',
    misread(({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 1 })) })),
    SEVERAL,
  ],
  ['charges only the first line', misread(({ lines }) => ({ lines: lines.slice(0, 1) })), SEVERAL],
  ['charges only the last line', misread(({ lines }) => ({ lines: lines.slice(-1) })), SEVERAL],
  [
    'ignores product discounts',
    misread(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, product: { ...line.product, discount: 0 } })),
    })),
    DISCOUNTED,
  ],
  [
    'applies discounts that aren’t allowed',
    misread(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, product: { ...line.product, allow_discount: true } })),
    })),
    NOT_ALLOWED,
  ],
  [
    'deducts the discount twice',
    misread(({ lines }) => ({
      lines: lines.map((line) => ({
        ...line,
        product: { ...line.product, discount: Math.min(100, line.product.discount * 2) },
      })),
    })),
    DISCOUNTED,
  ],
  [
    'deducts the discount as an amount',
    misread(({ lines }) => ({
      lines: lines.map((line) => ({
        ...line,
        product: {
          price: line.product.price - (line.product.allow_discount ? line.product.discount : 0),
          discount: 0,
          allow_discount: false,
        },
      })),
    })),
    DISCOUNTED,
  ],
  [
    'rounds the price of a piece before multiplying',
    figures((right, { lines, settings }) =>
      withSubtotal(
        lines.reduce((sum, { product, quantity }) => sum + unitPrice(product, settings) * quantity, 0),
        right,
      ),
    ),
    DISCOUNTED,
  ],
  [
    'rounds each line to whole units',
    figures((right, { lines, settings }) =>
      withSubtotal(
        lines.reduce((sum, line) => sum + Math.round(lineTotal(line, settings)), 0),
        right,
      ),
    ),
    ONE,
  ],
  [
    'charges a set at twice its price',
    misread(({ lines }) => ({
      lines: lines.map((line) =>
        line.product.price === 4200.1 ? { ...line, quantity: line.quantity * 2 } : line,
      ),
    })),
    SET,
  ],
  [
    'charges a set at the price of its pieces',
    misread(({ lines }) => ({
      lines: lines.map((line) =>
        line.product.price === 4200.1 ? { ...line, product: { ...line.product, price: 4900 } } : line,
      ),
    })),
    SET,
  ],
  [
    'charges a set without its cents',
    misread(({ lines }) => ({
      lines: lines.map((line) =>
        line.product.price === 4200.1 ? { ...line, product: { ...line.product, price: 4200 } } : line,
      ),
    })),
    SET,
  ],
  // Fees
  ['charges no fee', figures(() => ({ shippingFee: 0 })), ONE],
  ['charges the fee of the cheapest zone everywhere', misread(() => ({ zone: { price: 120.37 } })), FEES],
  ['charges the fee of the dearest zone everywhere', misread(() => ({ zone: { price: 240.5 } })), FEES],
  [
    'charges the fee per piece',
    figures(({ shippingFee }, { lines }) => ({
      shippingFee: round((shippingFee ?? 0) * lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    })),
    SEVERAL,
  ],
  [
    'charges the fee per line',
    figures(({ shippingFee }, { lines }) => ({ shippingFee: round((shippingFee ?? 0) * lines.length) })),
    SEVERAL,
  ],
  ['rounds the fee down', figures(({ shippingFee }) => ({ shippingFee: Math.floor(shippingFee ?? 0) })), ONE],
  [
    'charges a fee though deliveries are free',
    {
      settings: { free_shipping: true },
      ...misread(({ settings }) => ({ settings: { ...settings, free_shipping: false } })),
    },
    FEES,
  ],
  [
    'waives all fees above 1,000',
    figures(({ subtotal, shippingFee }) => ({ shippingFee: subtotal > 1000 ? 0 : shippingFee })),
    SEVERAL,
  ],
  // Percentages
  ['ignores promos', misread(() => ({ promo: null })), PERCENTAGE],
  [
    'applies promos twice',
    figures(({ couponDiscount, subtotal, taxRate }) => ({
      couponDiscount: couponDiscount * 2,
      tax: round((subtotal - couponDiscount * 2) * taxRate),
    })),
    PERCENTAGE,
  ],
  ['deducts a percentage as an amount', discount('percentage', ({ value }) => value), PERCENTAGE],
  [
    'deducts a percentage of subtotal and fee',
    discount('percentage', ({ value, max_discount }, { subtotal, shippingFee }) =>
      Math.min(((subtotal + (shippingFee ?? 0)) * value) / 100, max_discount ?? Infinity),
    ),
    PERCENTAGE,
  ],
  [
    'deducts a percentage of the total',
    discount('percentage', ({ value, max_discount }, { subtotal, taxRate }) =>
      Math.min((subtotal * (1 + taxRate) * value) / 100, max_discount ?? Infinity),
    ),
    PERCENTAGE,
  ],
  [
    'rounds the discount to whole units',
    discount('percentage', (_, { couponDiscount }) => Math.round(couponDiscount)),
    PERCENTAGE,
  ],
  ['ignores the cap', discount('percentage', ({ value }, { subtotal }) => (subtotal * value) / 100), CAP],
  ['deducts the cap always', discount('percentage', ({ max_discount }) => max_discount ?? 0), CAP],
  [
    'rounds the cap down',
    discount('percentage', ({ max_discount }, { couponDiscount }) =>
      Math.min(couponDiscount, Math.floor(max_discount ?? Infinity)),
    ),
    CAP,
  ],
  [
    'deducts the percentage from the first line only',
    discount('percentage', ({ value, max_discount }, _, { lines: [line], settings }) =>
      Math.min(line ? (unitPrice(line.product, settings) * value) / 100 : 0, max_discount ?? Infinity),
    ),
    PERCENTAGE,
  ],
  // Fixed amounts
  [
    'deducts a fixed amount as a percentage',
    discount('fixed', ({ value }, { subtotal }) => Math.min(subtotal, (subtotal * value) / 1000)),
    FIXED,
  ],
  [
    'caps fixed amounts',
    discount('fixed', ({ value, max_discount }, { subtotal }) =>
      Math.min(value, subtotal, max_discount ?? Infinity),
    ),
    FIXED,
  ],
  [
    'deducts a fixed amount per piece',
    discount('fixed', ({ value }, { subtotal }, { lines }) =>
      Math.min(subtotal, value * lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    ),
    FIXED,
  ],
  ['deducts more than the subtotal', discount('fixed', ({ value }) => value), FIXED],
  ['deducts half of a fixed amount', discount('fixed', (_, { couponDiscount }) => couponDiscount / 2), FIXED],
  // Free shipping
  [
    'charges the fee in spite of free shipping',
    figures(({ promo }, { promo: used, zone }) =>
      promo.status === 'applied' && used?.type === 'free_shipping' ? { shippingFee: zone?.price ?? 0 } : {},
    ),
    FREE,
  ],
  ['deducts the value of free shipping', discount('free_shipping', ({ value }) => value), FREE],
  [
    'waives the tax with free shipping',
    figures(({ tax }, { promo }) => ({ tax: promo?.type === 'free_shipping' ? 0 : tax })),
    FREE,
  ],
  [
    'waives half of the fee',
    figures(({ shippingFee }, { promo, zone }) => ({
      shippingFee: promo?.type === 'free_shipping' ? round((zone?.price ?? 0) / 2) : shippingFee,
    })),
    FREE,
  ],
  // Minimums
  [
    'applies promos below their minimum',
    misread(({ promo }) => ({ promo: promo && { ...promo, min_order_total: 0 } })),
    BELOW,
  ],
  [
    'needs more than the minimum',
    misread(({ promo }) => ({
      promo: promo && { ...promo, min_order_total: promo.min_order_total && promo.min_order_total + 0.01 },
    })),
    EXACTLY,
  ],
  [
    'compares the minimum with the total',
    misread(({ promo, zone }) => ({
      promo: promo && {
        ...promo,
        min_order_total: Math.max(0, promo.min_order_total - (zone?.price ?? 0) * 10),
      },
    })),
    BELOW,
  ],
  // Currencies
  ['names another currency', figures(() => ({ currency: 'USD' })), ONE],
  [
    'rounds dinars to two decimals',
    { settings: { currency: 'KWD' }, ...figures(({ tax }) => ({ tax: round(tax, 'SAR') })) },
    ROUNDING,
  ],
  [
    'charges fractions of a yen',
    {
      settings: { currency: 'JPY' },
      ...figures(({ subtotal, couponDiscount, taxRate }) => ({
        tax: round((subtotal - couponDiscount) * taxRate, 'KWD'),
      })),
    },
    ROUNDING,
  ],
  // What it compares
  ['never refuses', { rules: { numbersRefusal: () => null } }, differs('total')],
  ['doesn’t compare totals', overlooks(() => ({ totals: undefined })), differs('total')],
  ['doesn’t compare the subtotal', overlooksTotal('subtotal'), differs('subtotal')],
  ['doesn’t compare the coupon discount', overlooksTotal('coupon_discount'), differs('coupon_discount')],
  ['doesn’t compare the fee among the totals', overlooksTotal('shipping_fee'), differs('shipping_fee')],
  ['doesn’t compare the tax', overlooksTotal('tax'), differs('tax')],
  ['doesn’t compare the total', overlooksTotal('total'), differs('total')],
  [
    'doesn’t compare the currency',
    overlooks(({ totals }, { currency }) => (totals ? { totals: { ...totals, currency } } : {})),
    'refuses totals in another currency',
  ],
  ['accepts totals in its own favour', accepts((shown, right) => shown > right), differs('total')],
  ['accepts totals in the visitor’s favour', accepts((shown, right) => shown < right), differs('total')],
  [
    'accepts totals within one unit',
    accepts((shown, right) => Math.abs(shown - right) < 1),
    differs('total'),
  ],
  ['doesn’t compare prices', acceptsPrice(() => true), 'refuses a price that differs by one minor unit'],
  [
    'accepts lower prices',
    acceptsPrice((shown, right) => shown < right),
    'refuses a price that differs by one minor unit',
  ],
  [
    'accepts prices within one unit',
    acceptsPrice((shown, right) => Math.abs(shown - right) < 1),
    'refuses a price that differs by one minor unit',
  ],
  [
    'doesn’t compare discounts',
    overlooks(({ cart }, _, lines) => ({
      cart: cart.map((line) => {
        const product = lines.find(({ itemId }) => itemId === line.item_id)?.product;
        return { ...line, discount: product?.allow_discount ? product.discount : 0 };
      }),
    })),
    'refuses another discount',
  ],
  [
    'doesn’t compare the tax rate',
    overlooks((_, { taxRate }) => ({ tax_rate: taxRate })),
    'refuses another tax rate',
  ],
  [
    'doesn’t compare the fee',
    overlooks((_, { shippingFee }) => ({ shipping_fee: shippingFee ?? 0 })),
    'refuses another delivery fee',
  ],
  // What it says
  [
    'reports list prices without discounts',
    {
      rules: {
        currentNumbers: (lines, all) => ({
          ...correctRules.currentNumbers(lines, all),
          cart: lines.map(({ itemId, product }) => ({ item_id: itemId, price: product.price, discount: 0 })),
        }),
      },
    },
    DISCOUNTED,
  ],
  [
    'reports prices after their discount',
    {
      rules: {
        currentNumbers: (lines, all) => ({
          ...correctRules.currentNumbers(lines, all),
          cart: lines.map(({ itemId, product }) => ({
            item_id: itemId,
            price: unitPrice(product, all),
            discount: product.discount,
          })),
        }),
      },
    },
    DISCOUNTED,
  ],
  [
    'reports no totals of its own',
    {
      rules: {
        currentNumbers: (lines, all) => ({
          ...correctRules.currentNumbers(lines, all),
          totals: { subtotal: 0, coupon_discount: 0, shipping_fee: 0, tax: 0, total: 0 },
        }),
      },
    },
    ONE,
  ],
  ['sells products that are only quoted', { rules: { isOrderable: () => true } }, UNSOLD],
  [
    'sells products whose price isn’t shown',
    { rules: { isOrderable: ({ allow_online_purchase }) => allow_online_purchase } },
    UNSOLD,
  ],
  [
    'writes another total on the receipt',
    { rules: { receiptTotals: (all) => ({ ...correctRules.receiptTotals(all), total: 1 }) } },
    ACCEPTED,
  ],
  [
    'writes another tax on the receipt',
    { rules: { receiptTotals: (all) => ({ ...correctRules.receiptTotals(all), tax: 0 }) } },
    ACCEPTED,
  ],
  [
    'stores an order twice per key',
    {
      wrap: (fetch) => (url, init) => {
        const headers = new Headers(init.headers);
        headers.delete('idempotency-key');
        return fetch(url, { ...init, headers });
      },
    },
    ACCEPTED,
  ],
  // Promos
  ['accepts an expired promo', refusedAs('promo_expired', 'LASTYEAR'), 'rejects a code with promo_expired'],
  [
    'accepts a promo before its start',
    refusedAs('promo_not_started', 'NEXTYEAR'),
    'rejects a code with promo_not_started',
  ],
  [
    'accepts a promo that is used up',
    refusedAs('promo_usage_limit', 'USEDUP'),
    'rejects a code with promo_usage_limit',
  ],
  [
    'calls an expired promo unknown',
    refusedAs('promo_expired', undefined),
    'rejects a code with promo_expired',
  ],
  [
    'knows codes in upper case only',
    {
      wrap: (fetch) => (url, init) =>
        fetch(/verfiy\/[^/]*[a-z]/.test(url) ? url.replace(/verfiy\/.*/, 'verfiy/NO-SUCH') : url, init),
    },
    'returns the valid promo, in upper and lower case',
  ],
  [
    'shows a promo of 20 % that deducts 10 %',
    {
      wrap: answering(/verfiy/, (text) =>
        text.replace('"value":10,"min_order_total":1000', '"value":20,"min_order_total":1000'),
      ),
    },
    PERCENTAGE,
  ],
  [
    'shows a promo without its cap',
    { wrap: answering(/verfiy/, (text) => text.replace('"max_discount":150.5', '"max_discount":900')) },
    CAP,
  ],
  [
    'shows another price than it charges',
    { wrap: answering(/public\/items\?/, (text) => text.replaceAll('"price":99.37', '"price":99.36')) },
    ONE,
  ],
  [
    'shows another fee than it charges',
    { wrap: answering(/public\/map/, (text) => text.replace('"price":240.5', '"price":240')) },
    FEES,
  ],
  [
    'shows another tax rate than it charges',
    { wrap: answering(/settings/, (text) => text.replace('"tax_rate":0.15', '"tax_rate":0.05')) },
    ONE,
  ],
];

it('at least 60 mutants of a correct backend are listed', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mutants.map(([what]) => what)).size).toBe(mutants.length);
});

it.each(mutants)(
  'a backend that %s fails',
  async (_, { settings, shop, rules, wrap = (fetch) => fetch }, check) => {
    const backend = createFakeBackend(
      { ...awkwardShop(settings), ...shop },
      { rules: { ...correctRules, ...rules } },
    );
    const outcomes = await outcomesOf(wrap(backend.fetch));
    expect(outcomes.find(({ title }) => title === check)).toMatchObject({ status: 'failed' });
  },
);
