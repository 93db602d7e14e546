import { ApiError, type Client } from '@diwan/sdk';
import type { OrderReceipt } from '@diwan/sdk/contract';
import { ifAccepted } from '../../../foundation/requests/if-accepted';
import type { OrderConversion } from '../../../foundation/stores';
import type { PlacedOrder, RecordStore, SentOrder } from '../checkout-record-store';
import { storageSettled } from './one-tab-at-a-time';

export interface PlaceOnceOptions {
  orders: Pick<Client['orders'], 'create'>;
  record: RecordStore;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
  /** Called when the shop has received an order. */
  onPlaced: (order: OrderConversion) => void;
}

function placedOf(
  { order, places, lines, totals }: SentOrder,
  receipt: OrderReceipt | undefined,
): PlacedOrder {
  const total = receipt?.total ?? totals.total;
  return {
    number: receipt?.number,
    total,
    // Amounts that don't add up to what is due would only confuse.
    totals: total === totals.total ? totals : undefined,
    lines,
    delivery: places && { name: order.lead.name, places, address: order.address },
  };
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The shop responded that the order isn't placed. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Places an order at most once: all requests of one attempt share a key, across retries, reloads and tabs. If a
 * response was lost and the visitor sends other details, the shop rejects the key because an earlier order exists. That
 * order is then sent again under the key, which returns its receipt without placing another one.
 * @throws the order's error if it isn't placed, as far as can be determined
 */
export async function placeOnce(
  { orders, record, now, newKey, onPlaced }: PlaceOnceOptions,
  sent: SentOrder,
): Promise<PlacedOrder> {
  const { attempt } = record.read();
  const ownKey = attempt?.key ?? newKey();
  const earlier = attempt?.unanswered ?? [];
  record.update({ attempt: { key: ownKey, unanswered: [...earlier, sent] } });
  await storageSettled();
  const key = record.read().attempt?.key ?? ownKey;

  const send = async (one: SentOrder) => {
    const receipt = await ifAccepted(orders.create(one.order, { idempotencyKey: key }));
    const { lines, totals, promoCode } = one;
    onPlaced({ type: 'order', key, number: receipt?.number, lines, totals, promoCode });
    return { ...placedOf(one, receipt), placedAt: now() };
  };

  try {
    return await send(sent);
  } catch (error) {
    if (hasCode(error, 'idempotency_key_reused')) return await firstPlaced(earlier, send, error);
    if (isRefusal(error)) record.update({ attempt: { key, unanswered: earlier } });
    throw error;
  }
}

async function firstPlaced(
  earlier: readonly SentOrder[],
  send: (order: SentOrder) => Promise<PlacedOrder>,
  reused: unknown,
): Promise<PlacedOrder> {
  for (const order of earlier) {
    try {
      return await send(order);
    } catch (error) {
      if (!hasCode(error, 'idempotency_key_reused')) throw error;
    }
  }
  throw reused;
}
