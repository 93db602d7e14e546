import { type BasketLine, basketProduct, orderTotals, pricedLines } from '@diwan/sdk/commerce';
import { makeProduct, makePromo } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { beginCheckout, cartChanges, conversionEvent, viewItem } from './events';

const sofa = makeProduct({
  id: 1,
  code: 'NF1',
  name_en: 'Sofa',
  price: 1000,
  discount: 10,
  allow_discount: true,
});
const lamp = makeProduct({
  id: 2,
  code: 'SH2',
  name_en: 'Lamp',
  price: 200,
  discount: 0,
  allow_discount: false,
});
const line = (product: typeof sofa, quantity: number): BasketLine => ({
  id: product.code,
  product: basketProduct(product),
  quantity,
  customization: null,
});

describe('cart changes', () => {
  it('report what was added and removed, with its value', () => {
    expect(cartChanges([line(sofa, 1), line(lamp, 3)], [line(sofa, 3), line(lamp, 1)], 'SAR')).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'SAR',
          value: 1800,
          items: [{ item_id: 'NF1', item_name: 'Sofa', price: 900, quantity: 2 }],
        },
      },
      {
        event: 'remove_from_cart',
        ecommerce: {
          currency: 'SAR',
          value: 400,
          items: [{ item_id: 'SH2', item_name: 'Lamp', price: 200, quantity: 2 }],
        },
      },
    ]);
  });

  it('report nothing when only prices changed', () => {
    expect(cartChanges([line(sofa, 1)], [line({ ...sofa, price: 1200 }, 1)], 'SAR')).toEqual([]);
  });
});

it('a hidden price isn’t reported', () => {
  const { ecommerce } = viewItem({ ...sofa, is_price_show: false }, 'SAR') as { ecommerce: object };
  expect(ecommerce).toEqual({ currency: 'SAR', value: 0, items: [{ item_id: 'NF1', item_name: 'Sofa' }] });
});

it('amounts have the decimals of the currency', () => {
  const shelf = { ...lamp, price: 12.345, discount: 10, allow_discount: true };
  expect(beginCheckout([line(shelf, 3)], 'KWD')).toMatchObject({
    ecommerce: { currency: 'KWD', value: 33.333, items: [{ price: 11.111 }] },
  });
});

it('begin_checkout contains the whole cart', () => {
  expect(beginCheckout([line(sofa, 2), line(lamp, 1)], 'SAR')).toMatchObject({
    event: 'begin_checkout',
    ecommerce: { value: 2000, items: [{ quantity: 2 }, { quantity: 1 }] },
  });
});

describe('a placed order', () => {
  const lines = [line(sofa, 2), line(lamp, 1)];
  const promo = makePromo({ type: 'percentage', value: 10, min_order_total: 0, max_discount: null });
  const order = {
    type: 'order',
    key: 'k-1',
    number: 'A-17',
    lines,
    totals: orderTotals({
      lines: pricedLines(lines),
      promo,
      zone: { price: 120 },
      settings: { allow_tax_rate: true, tax_rate: 0.15, free_shipping: false, currency: 'SAR' },
    }),
    promoCode: 'WELCOME10',
  } as const;

  it('is a purchase with the value after the coupon, tax, shipping, coupon code and items', () => {
    expect(conversionEvent(order, 'AED')).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'A-17',
        // The order's, not the shop's of now.
        currency: 'SAR',
        value: 1800,
        tax: 270,
        shipping: 120,
        coupon: 'WELCOME10',
        items: [
          { item_id: 'NF1', item_name: 'Sofa', price: 900, quantity: 2 },
          { item_id: 'SH2', item_name: 'Lamp', price: 200, quantity: 1 },
        ],
      },
    });
  });

  it('is identified by its key when the shop returns no number', () => {
    expect(conversionEvent({ ...order, number: undefined, promoCode: null }, 'SAR')).toMatchObject({
      ecommerce: { transaction_id: 'k-1' },
    });
  });
});

it('a quote request is a lead, valued at the pieces whose price is shown', () => {
  const customization = { color: null, fabrics: [], width: { value: 240, unit: 'cm' } };
  const lines = [line(lamp, 3), { ...line(sofa, 1), customization }];
  expect(conversionEvent({ type: 'quote', key: 'k-2', lines }, 'SAR')).toEqual({
    event: 'generate_lead',
    lead_source: 'price_box',
    ecommerce: {
      currency: 'SAR',
      value: 600,
      items: [
        { item_id: 'SH2', item_name: 'Lamp', price: 200, quantity: 3 },
        { item_id: 'NF1', item_name: 'Sofa', quantity: 1 },
      ],
    },
  });
});
