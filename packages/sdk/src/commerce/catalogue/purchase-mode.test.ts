import { expect, test } from 'vitest';
import { purchaseMode } from './purchase-mode';

test.each([
  { allow_online_purchase: true, isCustomized: false, mode: 'cart' },
  { allow_online_purchase: true, isCustomized: true, mode: 'price-box' },
  { allow_online_purchase: false, isCustomized: false, mode: 'price-box' },
  { allow_online_purchase: false, isCustomized: true, mode: 'price-box' },
])(
  'online $allow_online_purchase, customised $isCustomized → $mode',
  ({ isCustomized, mode, ...product }) => {
    expect(purchaseMode({ product, isCustomized })).toBe(mode);
  },
);

test('products are uncustomised by default', () => {
  expect(purchaseMode({ product: { allow_online_purchase: true } })).toBe('cart');
});
