import * as v from 'valibot';
import {
  confirmedTotals,
  currentNumbers,
  hasPrice,
  isOrderable,
  lineTotal,
  type OrderFigures,
  orderTotals,
  type PricedPromo,
  toMajorUnits,
  toMinorUnits,
  wireTotals,
} from '../commerce';
import {
  type Country,
  MAX_QUANTITY,
  type OrderReceipt,
  type OrderRequest,
  orderReceiptSchema,
  type ProductSummary,
  type Promo,
  priceChangedBodySchema,
  type Settings,
  settingsSchema,
  type Zone,
} from '../contract';
import { type Check, needed, Skipped } from './checking/check';
import type { Context } from './checking/context';
import { type Deviation, unless } from './checking/deviation';
import { fieldOf, type Probed } from './checking/probe';
import { refusal } from './checking/responses';
import { defaultCountry, TEST_LEAD, verifiedVisitor } from './checking/test-visitor';

/*
 * Proves the figures of orders. Each check sends an order whose first price is outdated: a correct backend stores nothing and
 * responds with the current figures of the whole order, which are compared with those that the rules give.
 */

type Priced = ProductSummary & { price: number };

/** What the backend sells, as its read endpoints say. */
interface Facts {
  settings: Settings;
  country: Country;
  /** Cheapest first. */
  zones: readonly { governorateId: number; zone: Zone }[];
  /** Products sold online, cheapest first. */
  products: readonly Priced[];
  promos: readonly Promo[];
}

interface Sale {
  lines: readonly { product: Priced; quantity: number }[];
  promo?: Promo | undefined;
  place?: Facts['zones'][number] | undefined;
}

async function readFacts(context: Context): Promise<Facts> {
  const { probe, found, promoCodes } = context;
  const { results } = await probe('settings.get', { params: { groups: 'general/commerce' } });
  const settings = needed(
    v.is(settingsSchema, results) ? v.parse(settingsSchema, results) : undefined,
    'The settings could not be read.',
  );
  const country = await defaultCountry(context);
  const zones = country.governorates
    .flatMap(({ id, zones: ofGovernorate }) => ofGovernorate.map((zone) => ({ governorateId: id, zone })))
    .sort((one, other) => one.zone.price - other.zone.price);
  const products = ((await found('items.list')) ?? [])
    .filter(isOrderable)
    .filter(hasPrice)
    .sort((one, other) => one.price - other.price);
  if (products.length === 0) throw new Skipped('No product is sold online.');
  if (zones.length === 0) throw new Skipped('The map has no zone to deliver to.');
  const promos: Promo[] = [];
  for (const code of promoCodes ?? []) {
    const response = await probe('promos.verify', { params: { code } });
    if (response.status === 200) promos.push(response.results as Promo);
  }
  return { settings, country, zones, products, promos };
}

const facts = new WeakMap<Context, Promise<Facts>>();

function factsOf(context: Context): Promise<Facts> {
  const known = facts.get(context) ?? readFacts(context);
  facts.set(context, known);
  return known;
}

const figuresOf = ({ settings, zones }: Facts, { lines, promo, place = zones[0] }: Sale): OrderFigures =>
  orderTotals({ lines, promo, zone: place?.zone, settings });

/** The order of a visitor who saw the current figures. */
async function orderOf(context: Context, sale: Sale): Promise<OrderRequest> {
  const all = await factsOf(context);
  const visitor = await verifiedVisitor(context);
  const figures = figuresOf(all, sale);
  const { governorateId, zone } = needed(sale.place ?? all.zones[0], 'The map has no zone to deliver to.');
  const lines = sale.lines.map(({ product, quantity }) => ({ itemId: product.id, product, quantity }));
  return {
    lead: { ...TEST_LEAD, phone: visitor.phone },
    phone_proof: visitor.proof,
    notes: TEST_LEAD.name,
    address: { country_id: all.country.id, governorate_id: governorateId, zone_id: zone.id },
    cart: currentNumbers(lines, figures).cart.map((line, index) => ({
      ...line,
      quantity: lines[index]?.quantity ?? 1,
    })),
    tax_rate: figures.taxRate,
    shipping_fee: figures.shippingFee ?? 0,
    promo_code_id: sale.promo?.id ?? null,
    totals: confirmedTotals(figures),
  };
}

const outdated = (order: OrderRequest): OrderRequest => ({
  ...order,
  cart: order.cart.map((line, index) => (index === 0 ? { ...line, price: line.price + 1 } : line)),
});

/** Leaves the shop as it was if a staff token allows it, else says what stays. */
async function cleanUp(context: Context, receipt: unknown): Promise<void> {
  const { staffToken, probe, left } = context;
  const params = { id: Number(fieldOf(receipt, 'id')) };
  const isCancelled =
    staffToken !== undefined &&
    (await probe('staff.orders.move', { params, body: { status: 'cancelled', note: TEST_LEAD.name } }))
      .status === 200;
  const order = `order ${fieldOf(receipt, 'number')} of “${TEST_LEAD.name}”`;
  left.add(isCancelled ? `${order}, cancelled` : `${order}: cancel it`);
}

/** Sends an order that must be refused. */
async function sent(context: Context, body: OrderRequest): Promise<Probed> {
  const response = await context.probe('orders.create', { body });
  if (response.status === 200) await cleanUp(context, response.results);
  return response;
}

/** Compares the figures of a 409 with those of the rules. */
function figureDeviations(response: Probed, all: Facts, sale: Sale): Deviation[] {
  const refused = refusal(response, 'price_changed');
  if (refused.length > 0) return refused;
  const body = v.safeParse(priceChangedBodySchema, response.json);
  if (!body.success) return unless(false, 'fresh', 'the current figures', fieldOf(response.json, 'fresh'));
  const { fresh } = body.output;
  const figures = figuresOf(all, sale);
  const lines = sale.lines.map(({ product, quantity }) => ({ itemId: product.id, product, quantity }));
  const expected = currentNumbers(lines, figures);
  const totals = Object.entries(wireTotals(figures)) as [keyof typeof fresh.totals, number][];
  return [
    ...totals.flatMap(([name, amount]) =>
      unless(fresh.totals[name] === amount, `fresh.totals.${name}`, String(amount), fresh.totals[name]),
    ),
    ...unless(fresh.tax_rate === figures.taxRate, 'fresh.tax_rate', String(figures.taxRate), fresh.tax_rate),
    ...unless(fresh.currency === figures.currency, 'fresh.currency', figures.currency, fresh.currency),
    ...expected.cart.flatMap((line) => {
      const shown = fresh.cart.find(({ item_id }) => item_id === line.item_id);
      const path = `fresh.cart[item_id=${line.item_id}]`;
      return [
        ...unless(shown?.price === line.price, `${path}.price`, String(line.price), shown?.price),
        ...unless(
          shown?.discount === line.discount,
          `${path}.discount`,
          String(line.discount),
          shown?.discount,
        ),
      ];
    }),
  ];
}

/** Checks every figure of an order that `sales` describes; each may be skipped with a reason. */
const figuresCheck = (
  title: string,
  sales: (all: Facts, context: Context) => Promise<Sale[]> | Sale[],
): Check => ({
  title,
  isOrder: true,
  run: async (context) => {
    const all = await factsOf(context);
    const deviations: Deviation[] = [];
    for (const sale of await sales(all, context)) {
      const response = await sent(context, outdated(await orderOf(context, sale)));
      deviations.push(...figureDeviations(response, all, sale));
    }
    return deviations;
  },
});

const one = (product: Priced, quantity = 1): Sale => ({ lines: [{ product, quantity }] });

const firstOf = ({ products }: Facts): Priced => needed(products[0], 'No product is sold online.');

const promoOf = ({ promos }: Facts, type: Promo['type']): Promo =>
  needed(
    promos.find((promo) => promo.type === type),
    `Needs a promo of type ${type}: --promo.`,
  );

/** A sale whose subtotal is at least `amount`, with as few pieces as possible; undefined if no quantity reaches it. */
function saleFrom({ products, settings }: Facts, amount: number): Sale | undefined {
  for (const product of products) {
    const price = lineTotal({ product, quantity: 1 }, settings);
    const quantity = Math.max(1, Math.ceil(amount / (price || 1)));
    if (price > 0 && quantity <= MAX_QUANTITY) return one(product, quantity);
  }
  return undefined;
}

const applied = (all: Facts, promo: PricedPromo): Sale =>
  needed(
    saleFrom(all, Math.max(promo.min_order_total, 1)),
    'No order of one product reaches the minimum of the promo.',
  );

/** Sales around the cap of a percentage: one that reaches it, and one that doesn't. */
function salesAroundCap(all: Facts, promo: Promo): { below: Sale | undefined; above: Sale | undefined } {
  const cap = promo.max_discount;
  if (cap == null) throw new Skipped('The promo has no max_discount.');
  const below = applied(all, promo);
  const isBelow = figuresOf(all, { ...below, promo }).couponDiscount < cap;
  const above = saleFrom(all, Math.max((cap * 100) / (promo.value || 1) + 1, promo.min_order_total));
  return { below: isBelow ? below : undefined, above };
}

const figureChecks: readonly Check[] = [
  figuresCheck('charges one piece at its current price', (all) => [one(firstOf(all))]),
  figuresCheck('charges each of several pieces, and each quantity', (all) => [
    one(firstOf(all), 3),
    { lines: all.products.slice(0, 3).map((product, index) => ({ product, quantity: index + 2 })) },
    { lines: all.products.slice(-3).map((product, index) => ({ product, quantity: 3 - index })) },
  ]),
  figuresCheck('charges the discounted price of a product', (all) => [
    one(
      needed(
        all.products.find(({ allow_discount, discount }) => allow_discount && discount > 0),
        'No product sold online has a discount.',
      ),
      7,
    ),
  ]),
  figuresCheck('charges no discount that a product doesn’t allow', (all) => [
    one(
      needed(
        all.products.find(({ allow_discount, discount }) => !allow_discount && discount > 0) ??
          all.products.find(({ allow_discount }) => !allow_discount),
        'Every product sold online allows its discount.',
      ),
      2,
    ),
  ]),
  figuresCheck('charges a set at its own price, not at that of its pieces', (all) => [
    one(
      needed(
        all.products.find(({ is_set }) => is_set),
        'No set is sold online.',
      ),
      2,
    ),
  ]),
  figuresCheck('charges the fee of each zone, unless deliveries are free', (all) => {
    const places = [all.zones[0], all.zones.at(-1)].flatMap((place) => place ?? []);
    return places.map((place) => ({ ...one(firstOf(all)), place }));
  }),
  figuresCheck('rounds each figure once, half up, to the minor units of the currency', (all) =>
    [1, 3, 7, 11, 13].flatMap((quantity) =>
      all.products.slice(0, 4).map((product) => one(product, quantity)),
    ),
  ),
  figuresCheck('deducts a percentage', (all) => {
    const promo = promoOf(all, 'percentage');
    return [{ ...applied(all, promo), promo }];
  }),
  figuresCheck('deducts a percentage up to its cap', (all) => {
    const promo = promoOf(all, 'percentage');
    const { below, above } = salesAroundCap(all, promo);
    return [below, above].flatMap((sale) => (sale ? [{ ...sale, promo }] : []));
  }),
  figuresCheck('deducts a fixed amount, at most the subtotal', (all) => {
    const promo = promoOf(all, 'fixed');
    return [
      { ...applied(all, promo), promo },
      {
        ...needed(saleFrom(all, Math.max(promo.min_order_total, promo.value + 1)), 'No order exceeds it.'),
        promo,
      },
    ];
  }),
  figuresCheck('waives the delivery fee, and nothing else, for free shipping', (all) => {
    const promo = promoOf(all, 'free_shipping');
    return all.zones.slice(-1).map((place) => ({ ...applied(all, promo), promo, place }));
  }),
];

/** Changes of one figure by the smallest amount, both ways. */
const slightChanges = (amount: number, currency: string): number[] => {
  const units = toMinorUnits(amount, currency);
  return [units + 1, ...(units > 0 ? [units - 1] : [])].map((count) => toMajorUnits(count, currency));
};

/** Sends orders with one figure changed, which must be refused. */
const changedCheck = (
  title: string,
  changes: (order: OrderRequest, all: Facts) => readonly Partial<OrderRequest>[],
): Check => ({
  title,
  isOrder: true,
  run: async (context) => {
    const all = await factsOf(context);
    const sale = one(all.products.at(-1) ?? firstOf(all), 2);
    const order = await orderOf(context, sale);
    const deviations: Deviation[] = [];
    for (const change of changes(order, all)) {
      const response = await sent(context, { ...order, ...change });
      deviations.push(
        ...figureDeviations(response, all, sale).map((deviation) => ({
          ...deviation,
          path: `${JSON.stringify(change)} → ${deviation.path}`,
        })),
      );
    }
    return deviations;
  },
});

const totalsOf = (order: OrderRequest) => needed(order.totals, 'The order has no totals.');

const changedTotalCheck = (name: 'subtotal' | 'coupon_discount' | 'shipping_fee' | 'tax' | 'total'): Check =>
  changedCheck(`refuses a ${name} that differs by one minor unit`, (order) => {
    const totals = totalsOf(order);
    return slightChanges(totals[name], totals.currency).map((amount) => ({
      totals: { ...totals, [name]: amount },
    }));
  });

const inFirstLine = ({ cart }: OrderRequest, change: Partial<OrderRequest['cart'][number]>) => ({
  cart: cart.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
});

const changeChecks: readonly Check[] = [
  ...(['subtotal', 'coupon_discount', 'shipping_fee', 'tax', 'total'] as const).map(changedTotalCheck),
  changedCheck('refuses totals in another currency', (order) => {
    const totals = totalsOf(order);
    return [{ totals: { ...totals, currency: totals.currency === 'SAR' ? 'AED' : 'SAR' } }];
  }),
  changedCheck('refuses a price that differs by one minor unit', (order) => {
    const [line] = order.cart;
    const { currency } = totalsOf(order);
    return slightChanges(line?.price ?? 0, currency).map((price) => inFirstLine(order, { price }));
  }),
  changedCheck('refuses another discount', (order) => {
    const discount = order.cart[0]?.discount ?? 0;
    return [inFirstLine(order, { discount: discount >= 100 ? discount - 1 : discount + 1 })];
  }),
  changedCheck('refuses another tax rate', ({ tax_rate }) => [
    { tax_rate: tax_rate === 0 ? 0.15 : 0 },
    { tax_rate: tax_rate + 0.01 },
  ]),
  changedCheck('refuses another delivery fee', (order) =>
    slightChanges(order.shipping_fee, totalsOf(order).currency).map((shipping_fee) => ({ shipping_fee })),
  ),
];

const promoChecks: readonly Check[] = [
  {
    title: 'refuses a promo below its minimum, which may change with every order',
    isOrder: true,
    run: async (context) => {
      const all = await factsOf(context);
      const sale = one(firstOf(all));
      const { subtotal } = figuresOf(all, sale);
      const promo = needed(
        all.promos.find(({ min_order_total }) => min_order_total > subtotal),
        'Needs a promo whose minimum exceeds the price of the cheapest product: --promo.',
      );
      return refusal(await sent(context, await orderOf(context, { ...sale, promo })), 'promo_below_minimum');
    },
  },
  figuresCheck('applies a promo from exactly its minimum', (all) => {
    const sales = all.promos.flatMap((promo) => {
      const sale = all.products
        .flatMap((product) => [1, 2, 3, 4, 5, 10].map((quantity) => one(product, quantity)))
        .find((each) => figuresOf(all, each).subtotal === promo.min_order_total);
      return sale ? [{ ...sale, promo }] : [];
    });
    if (sales.length === 0) throw new Skipped('No order is exactly the minimum of a promo.');
    return sales;
  }),
];

const saleChecks: readonly Check[] = [
  {
    title: 'refuses products that are only quoted, and those without a shown price',
    isOrder: true,
    run: async (context) => {
      const listed = ((await context.found('items.list')) ?? []).filter((product) => !isOrderable(product));
      const all = await factsOf(context);
      if (listed.length === 0) throw new Skipped('Every product is sold online.');
      const order = await orderOf(context, one(firstOf(all)));
      const kinds = [
        listed.find(({ is_price_show }) => is_price_show),
        listed.find(({ is_price_show }) => !is_price_show),
      ].flatMap((product) => product ?? []);
      const deviations: Deviation[] = [];
      for (const { id, price } of kinds) {
        const cart = [{ item_id: id, quantity: 1, price: price ?? 0, discount: 0 }];
        deviations.push(...refusal(await sent(context, { ...order, cart }), 'item_unavailable'));
      }
      return deviations;
    },
  },
];

const acceptedCheck: Check = {
  title: 'stores an order whose figures are current, once per idempotency key, and charges exactly those',
  isOrder: true,
  run: async (context) => {
    const all = await factsOf(context);
    const sale = one(firstOf(all), 2);
    const body = await orderOf(context, sale);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const placed = () => context.probe('orders.create', { body, headers });
    const response = await placed();
    const receipt = response.results;
    if (response.status !== 200) return unless(false, 'status', '200', response.json ?? response.status);
    const parsed = v.safeParse(orderReceiptSchema, receipt);
    if (parsed.success) context.stored.order = parsed.output;
    const again = await placed();
    await cleanUp(context, receipt);
    if (fieldOf(again.results, 'number') !== fieldOf(receipt, 'number'))
      await cleanUp(context, again.results);
    const figures = Object.entries(wireTotals(figuresOf(all, sale)));
    return [
      ...figures.flatMap(([name, amount]) =>
        unless(fieldOf(receipt, name) === amount, `results.${name}`, String(amount), fieldOf(receipt, name)),
      ),
      ...unless(
        fieldOf(again.results, 'number') === fieldOf(receipt, 'number'),
        'results.number',
        `${fieldOf(receipt, 'number')}, as for the first request with this key`,
        fieldOf(again.results, 'number'),
      ),
    ];
  },
};

/** The receipt of the kit's order, which is placed the first time, and cancelled if there is a staff token. */
export async function testOrder(context: Context): Promise<OrderReceipt> {
  if (context.stored.order) return context.stored.order;
  const body = await orderOf(context, one(firstOf(await factsOf(context)), 2));
  const { results } = await context.probe('orders.create', { body });
  const parsed = v.safeParse(orderReceiptSchema, results);
  const receipt = needed(parsed.success ? parsed.output : undefined, 'No order could be placed.');
  context.stored.order = receipt;
  await cleanUp(context, receipt);
  return receipt;
}

/** Proves that orders are charged by the rules. */
export const moneyChecks: readonly Check[] = [
  ...figureChecks,
  ...changeChecks,
  ...promoChecks,
  ...saleChecks,
  acceptedCheck,
];
