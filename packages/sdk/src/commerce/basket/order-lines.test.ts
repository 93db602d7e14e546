import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderLineSchema, quoteRequestSchema } from '../../contract';
import { pricedLines } from '../pricing/line-total';
import { sampleBasketProduct, sampleCustomization } from '../testing/basket-samples';
import { addLine, EMPTY_BASKET } from './basket';
import { orderLines, quoteDetails } from './order-lines';

const sofa = sampleBasketProduct();
const lamp = sampleBasketProduct({ id: 202, price: 420, discount: 10, allow_discount: false });

describe('orderLines', () => {
  test('contain the price and the effective discount of pieces with a price', () => {
    const hidden = sampleBasketProduct({ id: 303, price: null, is_price_show: false });
    const basket = [sofa, lamp, hidden].reduce(
      (lines, product) => addLine(lines, { product, quantity: product === sofa ? 2 : 1 }),
      EMPTY_BASKET,
    );
    const lines = orderLines(pricedLines(basket));
    expect(lines).toEqual([
      { item_id: 101, quantity: 2, price: 9940, discount: 15 },
      { item_id: 202, quantity: 1, price: 420, discount: 0 },
    ]);
    expect(v.is(v.array(orderLineSchema), lines)).toBe(true);
  });
});

describe('quoteDetails', () => {
  test('contain the customisation', () => {
    const customization = sampleCustomization();
    const details = quoteDetails(
      addLine(addLine(EMPTY_BASKET, { product: lamp }), { product: sofa, customization }),
    );
    expect(details).toEqual([
      { item_id: 202, quantity: 1, customization: null },
      { item_id: 101, quantity: 1, customization: { color_id: 3, fabric_ids: [3, 4], width: 240 } },
    ]);
    const lead = { name: 'Noura', email: 'noura@example.com', phone: '+966501234567' };
    expect(v.is(quoteRequestSchema, { lead, details })).toBe(true);
  });
});
