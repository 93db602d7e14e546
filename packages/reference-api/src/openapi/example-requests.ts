import type { BodyOf, EndpointName, ParamsOf, QueryOf } from '@diwan/sdk/contract';

export interface ExampleRequest<Name extends EndpointName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
}

const lead = { name: 'Sara', email: 'sara@example.com', phone: '501234567' };

/** A sample proof. */
export const EXAMPLE_PROOF = 'Zm9yIHRoaXMgcGhvbmUgYW5kIHRoaXMgdmlzaXRvcg';

/**
 * An example call per public endpoint that works on the demo shop; `example-responses.json` contains the responses. The
 * order requires a verified phone (code in `GET /api/dev/outbox`) and the proof returned by the verification.
 */
export const exampleRequests: { [Name in EndpointName]: ExampleRequest<Name> } = {
  'items.list': { query: { category: [1], sort_by: 'price', sort_order: 'ASC', limit: 2 } },
  'categories.list': { query: { sort: 'postion', order: 'ASC' } },
  'categories.get': { params: { id: 1 } },
  'subcategories.get': { params: { id: 11 } },
  'subcategories.list': { params: { categoryId: 1 } },
  'items.get': { params: { id: 'NF1042' } },
  'items.related': { params: { id: 'NF1042' }, query: { limit: 2 } },
  'settings.get': { params: { groups: 'general/commerce' } },
  'auth.check': {},
  'pages.list': {},
  'pages.terms': {},
  'pages.get': { params: { slug: 'home' } },
  'leads.create': { params: { source_id: 1 }, body: lead },
  'requests.create': {
    body: {
      notes: 'Can it be 20 cm wider?',
      lead,
      details: [{ item_id: 101, quantity: 1, customization: { color_id: 2 } }],
    },
  },
  'promos.verify': { params: { code: 'WELCOME10' } },
  'otp.request': { params: { countryCode: '966', phone: '501234567' } },
  'otp.verify': { params: { countryCode: '966', phone: '501234567', otp: '123456' } },
  'map.get': {},
  'orders.create': {
    body: {
      lead,
      phone_proof: EXAMPLE_PROOF,
      address: { country_id: 1, governorate_id: 1, zone_id: 1, street: 'King Fahd Road', building: '12' },
      cart: [{ item_id: 101, quantity: 1, price: 9940, discount: 15 }],
      notes: 'Call before delivery',
      tax_rate: 0.15,
      shipping_fee: 120,
      promo_code_id: 1,
    },
  },
  'projects.list': { query: { type: [2], limit: 2 } },
  'projects.categories': { query: { type: 2 } },
  'projects.get': { params: { id: 1 } },
  'partners.list': { query: { limit: 2 } },
  'redirects.get': { params: { slug: 'summer-sale' } },
};
