import { ApiError, type Client } from '@diwan/sdk';
import type { OrderReceipt } from '@diwan/sdk/contract';
import type { PlacedOrder, RecordStore, SentOrder } from './checkout-record-store';

export interface PlaceOnceOptions {
  orders: Pick<Client['orders'], 'create'>;
  record: RecordStore;
  newKey: () => string;
}

const placedOf = ({ lines, total }: SentOrder, receipt: OrderReceipt | undefined): PlacedOrder => ({
  number: receipt?.number,
  total: receipt?.total ?? total,
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
  { orders, record, newKey }: PlaceOnceOptions,
  sent: SentOrder,
): Promise<PlacedOrder> {
  const { placed, attempt } = record.read();
  // Another tab was faster.
  if (placed) return placed;
  const key = attempt?.key ?? newKey();
  const earlier = attempt?.unanswered ?? [];
  record.update({ attempt: { key, unanswered: [...earlier, sent] } });

  const send = async (one: SentOrder) =>
    placedOf(one, await orders.create(one.order, { idempotencyKey: key }));

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
