import * as v from 'valibot';
import {
  areaProblem,
  currentFigures,
  customizedPaths,
  figuresRefusal,
  hasPrice,
  isOrderable,
  mergeLines,
  type OrderFigures,
  orderTotals,
  unavailablePaths,
  wireTotals,
} from '../../../commerce';
import {
  type Endpoints,
  type OrderTotals,
  orderTotalsSchema,
  type Product,
  type Promo,
} from '../../../contract';
import { FakeFailure, found, invalid } from './fake-failure';
import type { FakeShop } from './fake-shop';

/** A validated order. */
export type Order = v.InferOutput<Endpoints['orders.create']['body']>;

function deliveryZone({ countries }: FakeShop, address: Order['address']): { price: number } {
  const areas = countries.flatMap((country) =>
    country.governorates.flatMap((governorate) =>
      governorate.zones.map((zone) => ({ zone, governorateId: governorate.id, countryId: country.id })),
    ),
  );
  const area = areas.find(({ zone }) => zone.id === address.zone_id);
  const problem = areaProblem(address, area);
  if (problem) throw invalid(problem);
  return found(area).zone;
}

/** An order that the backend accepts. */
export interface PricedOrder {
  lines: { itemId: number; quantity: number; product: Product & { price: number } }[];
  promo: Promo | null;
  figures: OrderFigures;
  /** The figures of the receipt. */
  totals: OrderTotals;
}

/**
 * Recomputes an order from the shop's data, with the rules shared by all backends, and rejects it when it can't be
 * delivered or its figures differ.
 */
export function pricedOrder(shop: FakeShop, order: Order): PricedOrder {
  const zone = deliveryZone(shop, order.address);
  const customized = customizedPaths(order.cart);
  if (customized.length > 0)
    throw new FakeFailure('validation_failed', {
      errors: customized.map((path) => ({ path, message: 'customized' })),
    });
  const orderable = new Map(
    shop.products
      .filter(isOrderable)
      .filter(hasPrice)
      .map((product) => [product.id, product]),
  );
  const unavailable = unavailablePaths(order.cart, new Set(orderable.keys()));
  if (unavailable.length > 0) {
    const errors = unavailable.map((path) => ({ path, message: 'This product is not sold online.' }));
    throw new FakeFailure('item_unavailable', { errors });
  }
  const lines = mergeLines(order.cart).map(({ itemId, quantity }) => ({
    itemId,
    quantity,
    product: found(orderable.get(itemId)),
  }));
  const promo = order.promo_code_id
    ? found(
        shop.promos.find(({ id }) => id === order.promo_code_id),
        'promo_not_found',
      )
    : null;
  const figures = orderTotals({ lines, promo, zone, settings: shop.settings });
  if (!v.is(orderTotalsSchema, wireTotals(figures))) throw invalid({ path: 'cart', problem: 'too_much' });
  const refusal = figuresRefusal(order, lines, figures);
  if (refusal === 'price_changed') throw new FakeFailure(refusal, { fresh: currentFigures(lines, figures) });
  if (refusal) throw new FakeFailure(refusal);
  return { lines, promo, figures, totals: wireTotals(figures) };
}
