import { ApiError, type Client } from '@diwan/sdk';
import type { OrderReceipt } from '@diwan/sdk/contract';
import type { OrderConversion } from '../stores';
import type { PlacedOrder, RecordStore, SentOrder } from './checkout-record-store';

export interface PlaceOnceOptions {
  orders: Pick<Client['orders'], 'create'>;
  record: RecordStore;
  newKey: () => string;
  /** Called when the shop has answered that an order stands. */
  onPlaced: (order: OrderConversion) => void;
}

const placedOf = ({ lines, totals }: SentOrder, receipt: OrderReceipt | undefined): PlacedOrder => ({
  number: receipt?.number,
  total: receipt?.total ?? totals.total,
  lines,
});

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The shop answered, and the order isn't placed. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Places an order, and no second one: all orders of one attempt carry one key, over retries, reloads and tabs. When an
 * answer was lost and the visitor sends other details, the shop rejects the key, which says that an earlier order stands:
 * then that one is sent again under the key, which places nothing and returns its receipt.
 * @throws the error of the order when it isn't placed, as far as anyone can say
 */
export async function placeOnce(
  { orders, record, newKey, onPlaced }: PlaceOnceOptions,
  sent: SentOrder,
): Promise<PlacedOrder> {
  const { attempt } = record.read();
  const key = attempt?.key ?? newKey();
  const earlier = attempt?.unanswered ?? [];
  record.update({ attempt: { key, unanswered: [...earlier, sent] } });

  const send = async (one: SentOrder) => {
    const receipt = await orders.create(one.order, { idempotencyKey: key });
    const { lines, totals, promoCode } = one;
    onPlaced({ type: 'order', key, number: receipt?.number, lines, totals, promoCode });
    return placedOf(one, receipt);
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
