import {
  addLine,
  type BasketProduct,
  confirmedTotals,
  EMPTY_BASKET,
  figuresRefusal,
  orderLines,
  orderTotals,
  pricedLines,
  toMajorUnits,
  toMinorUnits,
  wireTotals,
} from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromStored, toStored } from '../../db/stored-amount';

/** At least; `pnpm fuzz` takes more. */
const CARTS = 5_000;

/** A product as stored: price in minor units of the shop's currency, discount in percent with two decimals. */
const row = fc.record({
  price: fc.integer({ min: 0, max: 20_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  allowDiscount: fc.boolean(),
});
const cart = fc.array(fc.tuple(row, fc.integer({ min: 1, max: 999 })), { minLength: 1, maxLength: 6 });
const promo = fc.option(
  fc.record({
    type: fc.constantFrom<Promo['type']>('percentage', 'fixed', 'free_shipping'),
    value: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    min_order_total: fc.constantFrom(0, 1_000),
    max_discount: fc.option(fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100)),
  }),
);
const settings = fc.record({
  allow_tax_rate: fc.boolean(),
  tax_rate: fc.constantFrom(0.05, 0.07, 0.15),
  free_shipping: fc.boolean(),
  currency: fc.constantFrom('SAR', 'AED', 'KWD', 'JPY'),
});
const zoneFee = fc.integer({ min: 0, max: 50_000 });

it(`the browser and the server compute the same totals for ${CARTS.toLocaleString('en')} carts`, () => {
  let carts = 0;
  fc.assert(
    fc.property(cart, promo, settings, zoneFee, (wanted, usedPromo, shop, fee) => {
      const { currency } = shop;
      const zone = { price: toMajorUnits(fee, currency) };

      // The browser: parses products from JSON, fills the basket and sends the order.
      const basket = wanted.reduce((lines, [{ price, discount, allowDiscount }, quantity], index) => {
        const product: BasketProduct = {
          id: index + 1,
          code: `P${index}`,
          name_en: 'Sofa',
          name_ar: 'كنبة',
          price: toMajorUnits(price, currency),
          discount,
          allow_discount: allowDiscount,
          is_price_show: true,
          is_sku_show: true,
          allow_online_purchase: true,
          is_custom: false,
          image: null,
        };
        const received: BasketProduct = JSON.parse(JSON.stringify(product));
        return addLine(lines, { product: received, quantity });
      }, EMPTY_BASKET);
      const lines = pricedLines(basket);
      const shown = orderTotals({ lines, promo: usedPromo, zone, settings: shop });
      const sent = JSON.parse(
        JSON.stringify({
          cart: orderLines(lines),
          tax_rate: shown.taxRate,
          shipping_fee: shown.shippingFee ?? 0,
          totals: confirmedTotals(shown),
        }),
      );

      // The server: computes from its own rows without trusting the order's numbers.
      const fresh = wanted.map(([{ price, discount, allowDiscount }, quantity], index) => ({
        itemId: index + 1,
        quantity,
        product: { price: toMajorUnits(price, currency), discount, allow_discount: allowDiscount },
      }));
      const charged = orderTotals({ lines: fresh, promo: usedPromo, zone, settings: shop });

      const expected = charged.promo.status === 'waiting_min' ? 'promo_below_minimum' : null;
      const refusal = figuresRefusal(sent, fresh, charged);
      if (refusal !== expected) throw new Error(`${refusal} instead of ${expected}`);
      const [one, other] = [wireTotals(shown), wireTotals(charged)];
      for (const figure of Object.keys(one) as (keyof typeof one)[]) {
        if (one[figure] !== other[figure]) throw new Error(`${figure}: ${one[figure]} and ${other[figure]}`);
        if (toMajorUnits(toMinorUnits(one[figure], currency), currency) !== one[figure])
          throw new Error(`${figure} is not in whole minor units`);
        if (fromStored(toStored(one[figure])) !== one[figure])
          throw new Error(`${figure} is stored with a loss`);
      }
      const parts = one.subtotal - one.coupon_discount + one.shipping_fee + one.tax;
      if (Math.abs(toMinorUnits(one.total, currency) - toMinorUnits(Math.max(0, parts), currency)) > 2)
        throw new Error('the parts do not add up to the total');
      carts += 1;
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? CARTS },
  );
  console.info(`${carts.toLocaleString('en')} carts: same totals in browser and server`);
  expect(carts).toBeGreaterThanOrEqual(CARTS);
}, 300_000);
