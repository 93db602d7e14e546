import { basketProduct } from '@diwan/sdk/commerce';
import { makeOrderReceipt, makeProduct } from '@diwan/sdk/testing';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../foundation/stores';
import { createRecordStore, type SentOrder } from '../checkout-record-store';
import { placeOnce } from './order-attempt-model';

const sent = {
  order: { lead: { name: 'Sara' }, address: {} },
  places: [],
  lines: [{ id: '1', product: basketProduct(makeProduct({ id: 1 })), quantity: 1, customization: null }],
  totals: { total: 1270 },
  promoCode: null,
} as unknown as SentOrder;

it('sends the orders of two tabs under one key, also in browsers without locks', async () => {
  const storage = memoryStorage();
  const create = vi.fn(async () => makeOrderReceipt());
  const place = (newKey: () => string) =>
    placeOnce(
      {
        orders: { create },
        record: createRecordStore(storage, () => 1),
        now: () => 1,
        newKey,
        onPlaced() {},
      },
      sent,
    );
  // The other tab doesn't see yet what the first one has stored.
  const { read } = storage;
  let isStale = true;
  const otherTab = { ...storage, read: (key: string) => (isStale ? null : read(key)) };
  const first = place(() => 'first');
  const other = placeOnce(
    {
      orders: { create },
      record: createRecordStore(otherTab, () => 1),
      now: () => 1,
      newKey: () => 'other',
      onPlaced() {},
    },
    sent,
  );
  isStale = false;
  await Promise.all([first, other]);
  expect(create.mock.calls).toEqual([
    [sent.order, { idempotencyKey: 'other' }],
    [sent.order, { idempotencyKey: 'other' }],
  ]);
});
