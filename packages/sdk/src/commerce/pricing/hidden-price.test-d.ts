import { expectTypeOf, test } from 'vitest';
import type { Product, ProductSummary } from '../../contract';
import type { BasketProduct } from '../basket/basket-line';
import { orderLines } from '../basket/order-lines';
import { lineTotal, type PricedLine, pricedLines } from './line-total';
import type { OrderInput } from './order-totals';
import { hasPrice, type PricedProduct, unitPrice } from './unit-price';

test('a product whose price may be hidden has no price to calculate with', () => {
  expectTypeOf<Product['price']>().toEqualTypeOf<number | null>();
  expectTypeOf<ProductSummary>().not.toExtend<PricedProduct>();
  expectTypeOf<BasketProduct>().not.toExtend<PricedProduct>();
  expectTypeOf<Product>().not.toExtend<Parameters<typeof unitPrice>[0]>();
  expectTypeOf<{ product: BasketProduct; quantity: number }>().not.toExtend<PricedLine>();
  expectTypeOf<{ product: BasketProduct; quantity: number }[]>().not.toExtend<OrderInput['lines']>();
  expectTypeOf<{ product: BasketProduct; quantity: number }[]>().not.toExtend<
    Parameters<typeof orderLines>[0]
  >();
});

test('a product with a price has one, after a check', (product: unknown = {}) => {
  const summary = product as ProductSummary;
  if (hasPrice(summary)) expectTypeOf(unitPrice(summary, { currency: 'SAR' })).toEqualTypeOf<number>();
  const lines = pricedLines([] as { product: BasketProduct; quantity: number }[]);
  expectTypeOf(lines).toExtend<OrderInput['lines']>();
  expectTypeOf(orderLines).toBeCallableWith(lines);
  expectTypeOf(lineTotal).toBeCallableWith(
    { product: { price: 1, discount: 0, allow_discount: false }, quantity: 1 },
    { currency: 'SAR' },
  );
});
