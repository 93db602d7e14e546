import type { OrderRequest } from '../../contract';
import type { Check } from '../check';
import { type Context, defaultCountry, TEST_LEAD, verifyPhone } from '../context';
import { type Deviation, needed, same, unless } from '../deviation';
import { fieldOf, type Probed } from '../probe';
import { refusal, success, validationRefusal } from '../responses';
import { ORDER_CASES, type OrderCase, TEST_SHOP, type TestPromo } from './order-cases';
import { UNKNOWN_ID } from './unknown';

/** Compares fields of a record of the backend with those of the test shop. */
const fieldDeviations = (path: string, expected: object, received: unknown): Deviation[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    same(`${path}.${name}`, value, fieldOf(received, name)),
  );

const idOf = async ({ probe }: Context, code: string): Promise<number> =>
  Number(fieldOf((await probe('items.get', { params: { id: code } })).results, 'id'));

const promoOf = async ({ probe }: Context, code: TestPromo): Promise<unknown> =>
  (await probe('promos.verify', { params: { code } })).results;

/** The address of a zone with this fee, in the first country. */
async function addressOf(context: Context, zoneFee: number): Promise<OrderRequest['address'] | undefined> {
  const country = await defaultCountry(context);
  for (const governorate of country.governorates) {
    const zone = governorate.zones.find(({ price }) => price === zoneFee);
    if (zone) return { country_id: country.id, governorate_id: governorate.id, zone_id: zone.id };
  }
  return undefined;
}

/** The order of a visitor who saw the right figures. */
async function orderOf(
  context: Context,
  { lines, zoneFee, promo, totals }: OrderCase,
): Promise<OrderRequest> {
  const { phone, proof } = await context.visitor();
  const cart: OrderRequest['cart'] = [];
  for (const [code, quantity] of lines) {
    const product = TEST_SHOP.products.find((one) => one.code === code);
    const { price, discount, allow_discount } = needed(product, `Needs the product ${code}.`);
    const item_id = await idOf(context, code);
    cart.push({ item_id, quantity, price, discount: allow_discount ? discount : 0 });
  }
  return {
    lead: { ...TEST_LEAD, phone },
    phone_proof: proof,
    notes: TEST_LEAD.name,
    address: needed(await addressOf(context, zoneFee), `Needs a zone that costs ${zoneFee}.`),
    cart,
    tax_rate: TEST_SHOP.settings.tax_rate,
    shipping_fee: totals.shipping_fee,
    promo_code_id: promo ? Number(fieldOf(await promoOf(context, promo), 'id')) : null,
    totals: { ...totals, currency: TEST_SHOP.settings.currency },
  };
}

/** Sends an order. One that is stored stays in the shop. */
async function sent({ probe, left }: Context, body: OrderRequest, headers = {}): Promise<Probed> {
  const response = await probe('orders.create', { body, headers });
  if (response.status < 300)
    left.add(`order ${fieldOf(response.results, 'number')} of “${TEST_LEAD.name}”: cancel it`);
  return response;
}

/** Checks that an order was refused, with the current figures. */
function currentFigures(response: Probed, order: OrderRequest, { totals }: OrderCase): Deviation[] {
  const fresh = fieldOf(response.json, 'fresh');
  const { currency, tax_rate } = TEST_SHOP.settings;
  const cart = fieldOf(fresh, 'cart');
  const lines = Array.isArray(cart) ? cart : [];
  return [
    ...refusal(response, 'price_changed'),
    ...fieldDeviations('fresh', { currency, tax_rate }, fresh),
    ...fieldDeviations('fresh.totals', totals, fieldOf(fresh, 'totals')),
    ...order.cart.flatMap(({ item_id, price, discount }) =>
      fieldDeviations(
        `fresh.cart[item_id=${item_id}]`,
        { price, discount },
        lines.find((line) => fieldOf(line, 'item_id') === item_id),
      ),
    ),
  ];
}

const orderCheck = (title: string, run: Check['run']): Check => ({
  endpoint: 'orders.create',
  title,
  needs: 'orders',
  run,
});

const inFirstLine = ({ cart }: OrderRequest, change: Partial<OrderRequest['cart'][number]>) => ({
  cart: cart.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
});

/** An order with an outdated price is refused with the current figures, so that nothing is stored. */
const figuresCheck = (one: OrderCase): Check =>
  orderCheck(`charges ${one.title}`, async (context) => {
    const order = await orderOf(context, one);
    const outdated = inFirstLine(order, { price: (order.cart[0]?.price ?? 0) + 1 });
    return currentFigures(await sent(context, { ...order, ...outdated }), order, one);
  });

const caseOf = (index: number): OrderCase => needed(ORDER_CASES[index], 'The case is missing.');

type Change = (order: OrderRequest) => Partial<OrderRequest>;

const changedTotal =
  (name: 'subtotal' | 'coupon_discount' | 'shipping_fee' | 'tax' | 'total', by: number): Change =>
  ({ totals }) =>
    totals ? { totals: { ...totals, [name]: totals[name] + by } } : {};

/** Changes of one figure that the visitor confirmed, each of which must be refused. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a subtotal that is 0.01 too low': changedTotal('subtotal', -0.01),
  'a coupon discount that is 0.01 too high': changedTotal('coupon_discount', 0.01),
  'a total of the delivery fee that is 0.01 too low': changedTotal('shipping_fee', -0.01),
  'a tax that is 0.01 too low': changedTotal('tax', -0.01),
  'a total that is 0.01 too low': changedTotal('total', -0.01),
  'a total that is 0.01 too high': changedTotal('total', 0.01),
  'totals in another currency': ({ totals }) => (totals ? { totals: { ...totals, currency: 'AED' } } : {}),
  'a price that is 0.01 too low': (order) =>
    inFirstLine(order, { price: (order.cart[0]?.price ?? 0) - 0.01 }),
  'another discount': (order) => inFirstLine(order, { discount: 1 }),
  'another tax rate': () => ({ tax_rate: 0.14 }),
  'a delivery fee that is 0.01 too low': (order) => ({ shipping_fee: order.shipping_fee - 0.01 }),
};

const changeCheck = ([title, change]: [string, Change]): Check =>
  orderCheck(`refuses ${title}`, async (context) => {
    const one = caseOf(3);
    const order = await orderOf(context, one);
    return currentFigures(await sent(context, { ...order, ...change(order) }), order, one);
  });

export const orderChecks: readonly Check[] = [
  orderCheck('needs the test shop that the README describes', async (context) => {
    const { probe } = context;
    const settings = await probe('settings.get', { params: { groups: 'general/commerce' } });
    const deviations = fieldDeviations('settings', TEST_SHOP.settings, settings.results);
    for (const product of [...TEST_SHOP.products, ...TEST_SHOP.unavailable]) {
      const { results } = await probe('items.get', { params: { id: product.code } });
      const { price, ...shown } = product;
      const isHidden = 'is_price_show' in product && !product.is_price_show;
      deviations.push(...fieldDeviations(product.code, isHidden ? shown : { price, ...shown }, results));
    }
    for (const promo of TEST_SHOP.promos)
      deviations.push(...fieldDeviations(promo.code, promo, await promoOf(context, promo.code)));
    for (const fee of TEST_SHOP.zoneFees)
      deviations.push(
        ...unless((await addressOf(context, fee)) !== undefined, 'map', `a zone for ${fee}`, ''),
      );
    return deviations;
  }),
  ...ORDER_CASES.map(figuresCheck),
  ...Object.entries(CHANGES).map(changeCheck),
  orderCheck('refuses a promo below its minimum', async (context) => {
    const order = await orderOf(context, { ...caseOf(8), promo: 'KIT-10' });
    return refusal(await sent(context, order), 'promo_below_minimum');
  }),
  orderCheck('refuses products that are only quoted, and those without a shown price', async (context) => {
    const order = await orderOf(context, caseOf(0));
    const deviations: Deviation[] = [];
    for (const { code, price } of TEST_SHOP.unavailable) {
      const cart = [{ item_id: await idOf(context, code), quantity: 1, price, discount: 0 }];
      deviations.push(...refusal(await sent(context, { ...order, cart }), 'item_unavailable'));
    }
    return deviations;
  }),
  orderCheck('refuses unknown zones, products and promos', async (context) => {
    const order = await orderOf(context, caseOf(0));
    const { address } = order;
    const withChange = (change: Partial<OrderRequest>) => sent(context, { ...order, ...change });
    return [
      ...validationRefusal(await withChange({ address: { ...address, zone_id: UNKNOWN_ID } })),
      ...validationRefusal(await withChange({ address: { ...address, governorate_id: UNKNOWN_ID } })),
      ...refusal(await withChange(inFirstLine(order, { item_id: UNKNOWN_ID })), 'item_unavailable'),
      ...refusal(await withChange({ promo_code_id: UNKNOWN_ID }), 'promo_not_found'),
    ];
  }),
  orderCheck('accepts a phone proof only for its own phone', async (context) => {
    const order = await orderOf(context, caseOf(0));
    const other = await verifyPhone(context, '7');
    return [
      ...refusal(await sent(context, { ...order, phone_proof: null }), 'phone_not_verified'),
      ...refusal(await sent(context, { ...order, phone_proof: other.proof }), 'phone_not_verified'),
    ];
  }),
  orderCheck('stores an order once per idempotency key, and charges what was confirmed', async (context) => {
    const one = caseOf(2);
    const order = await orderOf(context, one);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await sent(context, order, headers);
    const again = await sent(context, order, headers);
    return [
      ...success('orders.create', first),
      ...fieldDeviations('results', one.totals, first.results),
      ...same('results for a repeated Idempotency-Key', first.results, again.results),
    ];
  }),
];
