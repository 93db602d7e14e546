import { PriceChangedError } from '@diwan/sdk';
import type { BasketLines, ValidOrderForm } from '@diwan/sdk/commerce';
import type { Governorate } from '@diwan/sdk/contract';
import { batch } from '@preact/signals-core';
import { type BasketStore, failureOf } from '../../../foundation/stores';
import type { Ordering } from '../checkout-model';
import type { OrderDraft } from '../checkout-record-store';
import { placeOnce } from './order-attempt-model';
import { orderRequest } from './order-request';

/** The amounts an order was sent with. */
interface SentNumbers {
  readonly lines: BasketLines;
  readonly cart: readonly { readonly price: number; readonly discount: number }[];
  readonly zoneId: number;
  readonly total: number;
  readonly shippingFee: number;
}

async function afterPriceChange(
  { cart, loadMap, fresh, priceChange }: Ordering,
  error: PriceChangedError,
  before: SentNumbers,
): Promise<void> {
  const { cart: freshCart, tax_rate, totals: freshTotals } = error.fresh;
  const prices = new Map(freshCart.map(({ item_id, ...numbers }) => [item_id, numbers]));
  const changedLines = before.lines.filter((line, index) => {
    const now = prices.get(line.product.id);
    const was = before.cart[index];
    return now && was && (now.price !== was.price || now.discount !== was.discount);
  });
  batch(() => {
    fresh.value = {
      prices,
      fees: new Map(fresh.peek().fees).set(before.zoneId, freshTotals.shipping_fee),
      tax: { allow_tax_rate: tax_rate > 0, tax_rate },
    };
    priceChange.value = {
      previousTotal: before.total,
      changedLines,
      isFeeChanged: freshTotals.shipping_fee !== before.shippingFee,
    };
  });
  await Promise.all([cart.refreshPrices(), loadMap()]);
}

async function refused(
  { record, step, cart, promo, phoneProblem, orderProblem }: Ordering,
  error: unknown,
): Promise<void> {
  const failure = failureOf(error);
  const { code, message } = failure;
  if (code === 'phone_not_verified' || code === 'phone_proof_used_up') {
    record.update({ verification: null, sent: null });
    batch(() => {
      phoneProblem.value = failure;
      step.value = { name: 'phone' };
    });
    return;
  }
  if (code.startsWith('promo_')) promo.refuse({ code, message });
  if (code === 'item_unavailable') await cart.refreshPrices();
  orderProblem.value = failure;
}

/** Removes the ordered quantities from the cart in all tabs; later additions stay. */
function takeOutOfCart(cart: BasketStore, ordered: BasketLines): void {
  for (const { id, quantity } of ordered) {
    const inCart = cart.lines.peek().find((line) => line.id === id);
    if (!inCart) continue;
    if (inCart.quantity > quantity) cart.setQuantity(id, inCart.quantity - quantity);
    else cart.remove(id);
  }
}

/**
 * Places the order of a checkout at its details step. Resolves when it is placed; otherwise rejects and sets
 * `orderProblem` or `priceChange`.
 */
export async function placeOrder(ordering: Ordering, form: ValidOrderForm, draft: OrderDraft): Promise<void> {
  const { orders, record, now, newKey, onPlaced, cart, promo, step, lines, orderProblem, priceChange } =
    ordering;
  const { value } = step;
  if (value.name !== 'details') return;
  // Another tab may have ordered these lines already.
  cart.reread();
  const { placed: placedElsewhere } = record.read();
  if (placedElsewhere) {
    ordering.showReceipt(placedElsewhere, false);
    return;
  }
  if (lines.peek().length === 0) return;
  const isChosen = ({ id }: Governorate) => id === form.governorateId;
  const country = ordering.map.peek().countries.find(({ governorates }) => governorates.some(isChosen));
  const governorate = country?.governorates.find(isChosen);
  const zone = country?.governorates.flatMap(({ zones }) => zones).find(({ id }) => id === form.zoneId);
  if (!country || !governorate || !zone) throw new Error('The map does not contain the area.');
  batch(() => {
    orderProblem.value = null;
    priceChange.value = null;
  });
  const figures = ordering.totals(zone);
  const appliedPromo = figures.promo.status === 'applied' ? promo.promo.peek() : null;
  const order = orderRequest({
    form,
    draft,
    countryId: country.id,
    phone: value.phone,
    verification: value.verification,
    lines: lines.peek(),
    totals: figures,
    promoId: appliedPromo?.id ?? null,
  });
  const sent = {
    order,
    places: [zone, governorate].map(({ name, name_en, name_ar }) => ({ name, name_en, name_ar })),
    lines: lines.peek(),
    totals: figures,
    promoCode: appliedPromo?.code ?? null,
  };
  try {
    const placed = await placeOnce({ orders, record, now, newKey, onPlaced }, sent);
    batch(() => {
      ordering.showReceipt(placed, true);
      // Before the receipt is stored: beside a full cart, another tab would forget it.
      takeOutOfCart(cart, placed.lines);
      record.update({ placed, attempt: null });
      promo.clear();
    });
  } catch (error) {
    if (error instanceof PriceChangedError) {
      await afterPriceChange(ordering, error, {
        lines: sent.lines,
        cart: order.cart,
        zoneId: zone.id,
        total: figures.total,
        shippingFee: figures.shippingFee ?? 0,
      });
    } else await refused(ordering, error);
    throw error;
  }
}
