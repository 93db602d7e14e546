import { orderRequestSchema } from '../order';
import { orderReceiptSchema } from '../order-receipt';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `orders.create`. */
export const ordersCreate = route({
  name: 'orders.create',
  method: 'POST',
  path: '/crm/public/orders',
  results: orderReceiptSchema,
  acceptsIdempotencyKey: true,
});

export const ordersEndpoints = () => ({
  'orders.create': endpoint(ordersCreate, {
    summary: 'Place an order, paid in cash on delivery',
    description:
      'The server computes all amounts itself and compares them with `totals`, the figures the visitor confirmed. If any ' +
      'differs, nothing is stored and the response is 409 `price_changed` with the current figures. Send an ' +
      '`Idempotency-Key` per checkout, so that a retry can’t order twice.',
    tag: 'Orders',
    profile: 'ordering',
    cache: 'never',
    params: noParams,
    query: noQuery,
    body: orderRequestSchema,
    errors: [
      'price_changed',
      'item_unavailable',
      'phone_not_verified',
      'phone_proof_used_up',
      'promo_not_found',
      'promo_not_started',
      'promo_expired',
      'promo_below_minimum',
      'promo_usage_limit',
    ],
    example: {
      body: {
        lead: { name: 'Sara', email: 'sara@example.com', phone: '501234567' },
        phone_proof: 'Zm9yIHRoaXMgcGhvbmUgYW5kIHRoaXMgdmlzaXRvcg',
        address: { country_id: 1, governorate_id: 1, zone_id: 1, street: 'King Fahd Road', building: '12' },
        cart: [{ item_id: 101, quantity: 1, price: 9940, discount: 15 }],
        notes: 'Call before delivery',
        tax_rate: 0.15,
        shipping_fee: 120,
        promo_code_id: 1,
      },
    },
  }),
});
