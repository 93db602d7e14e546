import type { OrderTotals } from '../../contract';

/**
 * The records that a test shop must have, so that the costs of orders are known. Settings: SAR, 15 % VAT, no free shipping. Its first
 * country has zones that cost 120 and 140.
 */
export const TEST_SHOP = {
  settings: { currency: 'SAR', allow_tax_rate: true, tax_rate: 0.15, free_shipping: false },
  zoneFees: [120, 140],
  products: [
    { code: 'KITSOFA', price: 1000.3, discount: 0, allow_discount: false, is_set: false },
    { code: 'KITCHAIR', price: 99.99, discount: 33, allow_discount: true, is_set: false },
    { code: 'KITTABLE', price: 450, discount: 20, allow_discount: false, is_set: false },
    { code: 'KITSET', price: 2500, discount: 0, allow_discount: false, is_set: true },
  ],
  /** Products that can't be ordered: one is only quoted, the price of the other is hidden. */
  unavailable: [
    { code: 'KITQUOTED', price: 700, allow_online_purchase: false, is_price_show: true },
    { code: 'KITHIDDEN', price: 800, allow_online_purchase: true, is_price_show: false },
  ],
  promos: [
    { code: 'KIT-10', type: 'percentage', value: 10, min_order_total: 900, max_discount: 500 },
    { code: 'KIT-250', type: 'fixed', value: 250, min_order_total: 0, max_discount: null },
    { code: 'KIT-SHIP', type: 'free_shipping', value: 0, min_order_total: 0, max_discount: null },
  ],
} as const;

export type TestProduct = (typeof TEST_SHOP.products)[number]['code'];
export type TestPromo = (typeof TEST_SHOP.promos)[number]['code'];

/** An order, and what it costs. */
export interface OrderCase {
  title: string;
  lines: readonly (readonly [code: TestProduct, quantity: number])[];
  zoneFee: (typeof TEST_SHOP.zoneFees)[number];
  promo?: TestPromo;
  totals: OrderTotals;
}

const totals = (
  subtotal: number,
  coupon_discount: number,
  shipping_fee: number,
  tax: number,
  total: number,
): OrderTotals => ({ subtotal, coupon_discount, shipping_fee, tax, total });

/**
 * The amounts are written down here and computed nowhere. Each figure is rounded half up from exact amounts, so that a total may
 * differ from the sum of the figures above it.
 */
export const ORDER_CASES: readonly OrderCase[] = [
  {
    title: 'one piece, whose tax of 150.045 is rounded up',
    lines: [['KITSOFA', 1]],
    zoneFee: 120,
    totals: totals(1000.3, 0, 120, 150.05, 1270.35),
  },
  {
    title: 'discounted pieces, rounded after multiplying',
    lines: [['KITCHAIR', 5]],
    zoneFee: 120,
    totals: totals(334.97, 0, 120, 50.24, 505.21),
  },
  {
    title: 'a total of 274.08, though its rounded figures add up to 274.09',
    lines: [['KITCHAIR', 2]],
    zoneFee: 120,
    totals: totals(133.99, 0, 120, 20.1, 274.08),
  },
  {
    title: 'a set at its own price, and a piece whose discount is not allowed, to another zone',
    lines: [
      ['KITTABLE', 2],
      ['KITSET', 1],
    ],
    zoneFee: 140,
    totals: totals(3400, 0, 140, 510, 4050),
  },
  {
    title: 'several pieces',
    lines: [
      ['KITSOFA', 1],
      ['KITCHAIR', 2],
      ['KITTABLE', 3],
    ],
    zoneFee: 140,
    totals: totals(2484.29, 0, 140, 372.64, 2996.93),
  },
  {
    title: 'a percentage',
    lines: [['KITSOFA', 1]],
    zoneFee: 120,
    promo: 'KIT-10',
    totals: totals(1000.3, 100.03, 120, 135.04, 1155.31),
  },
  {
    title: 'a percentage from exactly its minimum',
    lines: [['KITTABLE', 2]],
    zoneFee: 120,
    promo: 'KIT-10',
    totals: totals(900, 90, 120, 121.5, 1051.5),
  },
  {
    title: 'a percentage up to its cap',
    lines: [['KITSET', 3]],
    zoneFee: 120,
    promo: 'KIT-10',
    totals: totals(7500, 500, 120, 1050, 8170),
  },
  {
    title: 'a fixed amount',
    lines: [['KITTABLE', 1]],
    zoneFee: 120,
    promo: 'KIT-250',
    totals: totals(450, 250, 120, 30, 350),
  },
  {
    title: 'a fixed amount, at most the subtotal',
    lines: [['KITCHAIR', 1]],
    zoneFee: 120,
    promo: 'KIT-250',
    totals: totals(66.99, 66.99, 120, 0, 120),
  },
  {
    title: 'free shipping, and nothing else free',
    lines: [['KITTABLE', 1]],
    zoneFee: 140,
    promo: 'KIT-SHIP',
    totals: totals(450, 0, 0, 67.5, 517.5),
  },
];
