import type * as v from 'valibot';
import { discountPercent, orderTotals } from '../../commerce';
import type { Endpoints, OrderReceipt } from '../../contract';
import { FakeFailure, found } from './fake-failure';
import type { FakeShop } from './fake-shop';

/**
 * Recomputes an order with the shop's own numbers and refuses it when they differ from those sent.
 */
export function orderReceipt(
  shop: FakeShop,
  order: v.InferOutput<Endpoints['orders.create']['body']>,
): Omit<OrderReceipt, 'id' | 'number'> {
  const zones = shop.countries.flatMap(({ governorates }) => governorates.flatMap((one) => one.zones));
  const zone = zones.find(({ id }) => id === order.address.zone_id);
  if (!zone)
    throw new FakeFailure('validation_failed', {
      errors: [{ path: 'address.zone_id', message: 'No such zone.' }],
    });

  const lines = order.cart.map(({ item_id, quantity }) => ({
    quantity,
    product: found(
      shop.products.find(({ id }) => id === item_id),
      'item_unavailable',
    ),
  }));
  const promo = order.promo_code_id
    ? found(
        shop.promos.find(({ id }) => id === order.promo_code_id),
        'promo_not_found',
      )
    : null;
  const figures = orderTotals({ lines, promo, zone, settings: shop.settings });
  const totals = {
    subtotal: figures.subtotal,
    coupon_discount: figures.couponDiscount,
    shipping_fee: figures.shippingFee ?? 0,
    tax: figures.tax,
    total: figures.total,
  };
  const fresh = {
    cart: lines.map(({ product: { id, price, discount, allow_discount } }) => ({
      item_id: id,
      price,
      discount: discountPercent({ price, discount, allow_discount }),
    })),
    tax_rate: figures.taxRate,
    totals,
  };
  const isWaiting = figures.promo.status === 'waiting_min';
  const holds =
    // As on the server: a promo below its minimum is named as the cause, not the shipping fee it changes.
    (isWaiting || (order.tax_rate === fresh.tax_rate && order.shipping_fee === totals.shipping_fee)) &&
    order.cart.every(
      ({ price, discount }, index) =>
        price === fresh.cart[index]?.price && discount === fresh.cart[index].discount,
    );
  if (!holds) throw new FakeFailure('price_changed', { fresh });
  if (isWaiting) throw new FakeFailure('promo_below_minimum');
  return totals;
}
