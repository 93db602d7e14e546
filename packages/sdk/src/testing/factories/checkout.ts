import type { OrderReceipt, OrderRequest, Promo, QuoteRequest } from '../../contract';

/** Ten percent off orders of 1 000 SAR and more, at most 500 SAR. */
export const makePromo = (overrides: Partial<Promo> = {}): Promo => ({
  id: 1,
  code: 'WELCOME10',
  type: 'percentage',
  value: 10,
  min_order_total: 1000,
  max_discount: 500,
  ...overrides,
});

/** One sofa for 1 000 SAR to a zone of 120 SAR, with tax. */
export const makeOrderRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  lead: { name: 'Noura', email: 'noura@example.com', phone: '500000000' },
  address: {
    country_id: 1,
    governorate_id: 1,
    zone_id: 1,
    landmark: '',
    street: 'King Fahd Road',
    building: '12',
    floor: '3',
    flat: '8',
  },
  cart: [{ item_id: 1, quantity: 1, price: 1000, discount: 0 }],
  notes: '',
  tax_rate: 0.15,
  shipping_fee: 120,
  promo_code_id: null,
  ...overrides,
});

/** The receipt of {@link makeOrderRequest}. */
export const makeOrderReceipt = (overrides: Partial<OrderReceipt> = {}): OrderReceipt => ({
  id: 1,
  number: 'A-1001',
  subtotal: 1000,
  coupon_discount: 0,
  shipping_fee: 120,
  tax: 150,
  total: 1270,
  ...overrides,
});

/** A quote for two sofas, one of them in another colour. */
export const makeQuoteRequest = (overrides: Partial<QuoteRequest> = {}): QuoteRequest => ({
  notes: '',
  lead: { name: 'Noura', email: 'noura@example.com', phone: '500000000' },
  reason: '',
  details: [
    { item_id: 1, quantity: 1 },
    { item_id: 1, quantity: 1, customization: { color_id: 2 } },
  ],
  ...overrides,
});
