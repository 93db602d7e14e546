import * as v from 'valibot';
import { hasPrice, isOrderable } from '../commerce';
import { type OrderRequest, priceChangedBodySchema } from '../contract';
import type { Backends } from './backend';
import { needed } from './checking/check';
import type { Context } from './checking/context';
import { unless } from './checking/deviation';
import { fieldOf, type Probe, type Probed } from './checking/probe';
import { refusal, success, validationRefusal } from './checking/responses';
import { emptyBodyCheck } from './checking/simple-checks';
import { defaultCountry, TEST_LEAD, WRONG_CODE } from './checking/test-visitor';
import { UNKNOWN_ID } from './checking/unknown';
import { report, store, storedPerson, storeVisitor } from './fake/fake-records';
import { pricedOrder } from './fake/order-receipt';
import { orderRecord } from './fake/order-record';
import { usableProof } from './fake/phone-proofs';
import { moneyChecks } from './money';

/** An order of one product to the first zone. */
async function makeTestOrder(context: Context): Promise<OrderRequest> {
  const country = await defaultCountry(context);
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
  ];
}

export const ordersBackend: Backends<'orders.create'> = {
  'orders.create': {
    fake: ({ shop, state, rules, body }) => {
      const proof = usableProof(state.proofs, shop.countries, body);
      const priced = pricedOrder(shop, body, rules);
      proof.ordersLeft -= 1;
      const lead = storedPerson(body.lead, shop.countries);
      storeVisitor(state, lead);
      const number = `A-${1001 + state.records.order.length}`;
      const record = store(state, 'order', { ...orderRecord(shop, body, priced), number, lead });
      report(state, 'order.placed', record);
      return { id: record.id, number, ...priced.totals };
    },
    checks: [
      emptyBodyCheck('orders.create'),
      {
        title: 'rejects an order for an unverified phone',
        isOrder: true,
        run: async (context) => {
          const body = await makeTestOrder(context);
          return notVerified(await context.probe('orders.create', { body }));
        },
      },
      {
        title: 'accepts a phone proof only for its own phone',
        isOrder: true,
        run: async (context) => {
          const { probe, sentCode } = context;
          const readCode = needed(sentCode, 'Needs access to the codes it sends: --outbox.');
          const country = await defaultCountry(context);
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
      ...moneyChecks,
    ],
  },
};
