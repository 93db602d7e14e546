import * as v from 'valibot';
import { newIdempotencyKey } from '../../client/idempotency-key';
import { hasPrice, isOrderable } from '../../commerce';
import {
  type ConfirmedTotals,
  type EndpointName,
  type OrderRequest,
  priceChangedBodySchema,
  type Section,
} from '../../contract';
import { type Check, needed, Skipped } from '../check';
import type { Context } from '../context';
import { type Deviation, unless } from '../deviation';
import { fieldOf, type Probe, type Probed, type ProbeInput } from '../probe';
import { refusal, success, validationRefusal } from '../responses';
import { UNKNOWN_ID, UNKNOWN_PROMO } from './unknown';

/** Recognisable as a test in the shop's inbox. */
const TEST_LEAD = {
  name: 'Conformance test (please ignore)',
  email: 'conformance-test@example.com',
  phone: '+966500000000',
};

/** A national number of four digits, which must be rejected. */
const SHORT_PHONE = '1234';
const WRONG_CODE = '000000';

const defaultCountry = async ({ found }: Context) =>
  needed((await found('map.get'))?.[0], 'The map has no country.').country_code;

/** Id of a lead form found on a CMS page. */
async function leadSource({ probe }: Context): Promise<number> {
  for (const slug of ['home', 'interiors', 'products']) {
    const { results } = await probe('pages.get', { params: { slug } });
    const sections = fieldOf(results, 'sections');
    const form = Array.isArray(sections)
      ? (sections as Section[]).find((section) => fieldOf(section, 'type') === 'lead_form')
      : undefined;
    const id = fieldOf(form, 'source_id');
    if (typeof id === 'number') return id;
  }
  throw new Skipped('No page has a lead form.');
}

/** Checks that a write sent twice with the same key is stored once and returns the same response. */
const idempotencyDeviations = async (
  { probe }: Context,
  endpoint: Extract<EndpointName, 'leads.create' | 'requests.create'>,
  input: ProbeInput,
) => {
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const first = await probe(endpoint, { ...input, headers });
  const again = await probe(endpoint, { ...input, headers });
  const other = await probe(endpoint, {
    ...input,
    body: { ...(input.body as object), name: 'Another name', notes: 'Another note' },
    headers,
  });
  return [
    ...success(endpoint, first),
    ...refusal(other, 'idempotency_key_reused'),
    ...unless(
      JSON.stringify(again.results) === JSON.stringify(first.results),
      'results',
      `the first response ${JSON.stringify(first.results)} for a repeated Idempotency-Key`,
      again.results,
    ),
  ];
};

const emptyBodyCheck = (endpoint: Extract<EndpointName, 'requests.create' | 'orders.create'>): Check => ({
  endpoint,
  title: 'rejects an empty body and malformed JSON',
  run: async ({ probe }) => [
    ...validationRefusal(await probe(endpoint, { body: {} })),
    ...refusal(await probe(endpoint, { body: '{"cart":' }), 'malformed_body'),
  ],
});

/** An order of one product to the first zone. */
async function makeTestOrder(context: Context): Promise<OrderRequest> {
  const country = needed((await context.found('map.get'))?.[0], 'The map has no country.');
  const governorate = needed(country.governorates[0], 'The map has no governorate.');
  const zone = needed(governorate.zones[0], 'The map has no zone to deliver to.');
  const products = (await context.found('items.list')) ?? [];
  const product = needed(products.filter(isOrderable).find(hasPrice), 'No product is sold online.');
  return {
    lead: TEST_LEAD,
    notes: TEST_LEAD.name,
    address: { country_id: country.id, governorate_id: governorate.id, zone_id: zone.id },
    cart: [{ item_id: product.id, quantity: 1, price: product.price, discount: 0 }],
    tax_rate: 0,
    shipping_fee: zone.price,
  };
}

const notVerified = (response: Probed) => refusal(response, 'phone_not_verified');

/** Checks for a `price_changed` error with the current figures. */
const priceChanged = (response: Probed) => [
  ...refusal(response, 'price_changed'),
  ...unless(
    v.is(priceChangedBodySchema, response.json),
    'fresh',
    'the current figures',
    fieldOf(response.json, 'fresh'),
  ),
];

/** Sends orders whose lines, tax rate and fee are current, and one of whose totals isn't. */
async function changedTotals(
  sent: (change: Partial<OrderRequest>) => Promise<Probed>,
  outdated: Probed,
): Promise<Deviation[]> {
  if (!v.is(priceChangedBodySchema, outdated.json)) return [];
  const { cart, tax_rate, totals, currency } = outdated.json.fresh;
  const current = {
    cart: cart.map((line) => ({ ...line, quantity: 1 })),
    tax_rate,
    shipping_fee: totals.shipping_fee,
  };
  const deviations: Deviation[] = [];
  const otherCurrency = currency === 'SAR' ? 'AED' : 'SAR';
  const changes: Partial<ConfirmedTotals>[] = [
    ...Object.entries(totals).map(([name, amount]) => ({ [name]: amount + 1 })),
    { currency: otherCurrency },
  ];
  for (const change of changes) {
    const shown = { ...totals, currency: currency ?? '', ...change };
    const response = await sent({ ...current, totals: shown });
    const [name] = Object.keys(change);
    deviations.push(
      ...priceChanged(response).map((one) => ({ ...one, path: `totals.${name} → ${one.path}` })),
    );
  }
  return [...unless(currency !== undefined, 'fresh.currency', 'the currency', currency), ...deviations];
}

/** Sends invalid orders with a verified phone and checks their error codes. */
async function invalidOrders(probe: Probe, order: OrderRequest) {
  const sent = (change: Partial<OrderRequest>) => probe('orders.create', { body: { ...order, ...change } });
  const [line] = order.cart;
  if (!line) return [];
  const { address } = order;
  const outdated = await sent({ cart: [{ ...line, price: line.price + 1 }] });
  return [
    ...validationRefusal(await sent({ address: { ...address, zone_id: UNKNOWN_ID } })),
    ...validationRefusal(await sent({ address: { ...address, governorate_id: UNKNOWN_ID } })),
    ...refusal(await sent({ cart: [{ ...line, item_id: UNKNOWN_ID }] }), 'item_unavailable'),
    ...refusal(await sent({ promo_code_id: UNKNOWN_ID }), 'promo_not_found'),
    ...priceChanged(outdated),
    ...(await changedTotals(sent, outdated)),
  ];
}

export const visitorChecks: Check[] = [
  {
    endpoint: 'promos.verify',
    title: 'rejects an unknown code',
    run: async ({ probe }) =>
      refusal(await probe('promos.verify', { params: { code: UNKNOWN_PROMO } }), 'promo_not_found'),
  },
  {
    endpoint: 'promos.verify',
    title: 'returns the valid promo',
    run: async ({ probe, promoCode }) => {
      const code = needed(promoCode, 'Needs a promo code: --promo.');
      return success('promos.verify', await probe('promos.verify', { params: { code } }));
    },
  },
  {
    endpoint: 'otp.request',
    title: 'rejects a phone of the wrong length',
    run: async (context) => {
      const params = { countryCode: await defaultCountry(context), phone: SHORT_PHONE };
      return validationRefusal(await context.probe('otp.request', { params }));
    },
  },
  {
    endpoint: 'otp.verify',
    title: 'rejects a code that was never sent',
    run: async (context) => {
      const params = { countryCode: await defaultCountry(context), phone: SHORT_PHONE, otp: WRONG_CODE };
      return refusal(
        await context.probe('otp.verify', { params }),
        'otp_wrong',
        'otp_expired',
        'validation_failed',
      );
    },
  },
  {
    endpoint: 'leads.create',
    title: 'rejects an empty body',
    run: async (context) => {
      const params = { source_id: await leadSource(context) };
      return validationRefusal(await context.probe('leads.create', { params, body: {} }));
    },
  },
  {
    endpoint: 'leads.create',
    title: 'stores a lead once per idempotency key',
    isWrite: true,
    run: async (context) => {
      const params = { source_id: await leadSource(context) };
      return idempotencyDeviations(context, 'leads.create', { params, body: TEST_LEAD });
    },
  },
  emptyBodyCheck('requests.create'),
  {
    endpoint: 'requests.create',
    title: 'stores a request once per idempotency key',
    isWrite: true,
    run: async (context) => {
      const product = (await context.found('items.list'))?.[0];
      const details = product ? [{ item_id: product.id, quantity: 1 }] : [];
      const body = { lead: TEST_LEAD, notes: TEST_LEAD.name, reason: 'conformance test', details };
      return idempotencyDeviations(context, 'requests.create', { body });
    },
  },
  emptyBodyCheck('orders.create'),
  {
    endpoint: 'orders.create',
    title: 'rejects an order for an unverified phone',
    isOrder: true,
    run: async (context) => {
      const body = await makeTestOrder(context);
      return notVerified(await context.probe('orders.create', { body }));
    },
  },
  {
    endpoint: 'orders.create',
    title: 'accepts a phone proof only for its own phone',
    isOrder: true,
    run: async (context) => {
      const { probe, sentCode } = context;
      const readCode = needed(sentCode, 'Needs access to the codes it sends: --outbox.');
      const country = needed((await context.found('map.get'))?.[0], 'The map has no country.');
      const phone = '5'.padEnd(country.allowed_phone_length, '7');
      const params = { countryCode: country.country_code, phone };
      await probe('otp.request', { params });
      const wrong = await probe('otp.verify', { params: { ...params, otp: WRONG_CODE } });
      const otp = await readCode(`${params.countryCode}${phone}`);
      const verified = await probe('otp.verify', { params: { ...params, otp } });
      const phone_proof = fieldOf(verified.results, 'phone_proof');
      const body = { ...(await makeTestOrder(context)), phone_proof: String(phone_proof) };
      return [
        ...refusal(wrong, 'otp_wrong'),
        ...success('otp.verify', verified),
        ...unless(typeof phone_proof === 'string', 'results.phone_proof', 'a proof', phone_proof),
        ...notVerified(await probe('orders.create', { body })),
        ...(await invalidOrders(probe, { ...body, lead: { ...TEST_LEAD, phone } })),
      ];
    },
  },
];
