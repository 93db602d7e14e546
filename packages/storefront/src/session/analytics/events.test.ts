import { type BasketLine, basketProduct } from '@diwan/sdk/commerce';
import { makeProduct } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { beginCheckout, cartChanges, viewItem } from './events';

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
  it('are what was put in and what was taken out, with their value', () => {
    expect(cartChanges([line(sofa, 1), line(lamp, 3)], [line(sofa, 3), line(lamp, 1)])).toEqual([
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

  it('are none when only prices changed', () => {
    expect(cartChanges([line(sofa, 1)], [line({ ...sofa, price: 1200 }, 1)])).toEqual([]);
  });
});

it('a price that isn’t shown isn’t reported', () => {
  const { ecommerce } = viewItem({ ...sofa, is_price_show: false }) as { ecommerce: object };
  expect(ecommerce).toEqual({ currency: 'SAR', value: 0, items: [{ item_id: 'NF1', item_name: 'Sofa' }] });
});

it('the checkout begins with the whole cart', () => {
  expect(beginCheckout([line(sofa, 2), line(lamp, 1)])).toMatchObject({
    event: 'begin_checkout',
    ecommerce: { value: 2000, items: [{ quantity: 2 }, { quantity: 1 }] },
  });
});
