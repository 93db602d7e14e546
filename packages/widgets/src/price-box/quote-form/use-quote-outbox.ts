import type { Client } from '@diwan/sdk';
import { useEffect } from 'react';
import { type StoreValues, useDiwan, useStore } from '../../provider';
import type { BasketStore, Stores } from '../../stores';
import { createQuoteOutbox, type QuoteOutbox } from './quote-outbox-model';

/** One for each price box, so that all widgets of a page show the same requests. */
const outboxes = new WeakMap<BasketStore, QuoteOutbox>();

function outboxOf({ priceBox, storage }: Stores, client: Client): QuoteOutbox {
  const outbox = outboxes.get(priceBox) ?? createQuoteOutbox({ client, storage });
  outboxes.set(priceBox, outbox);
  return outbox;
}

/** Requests that wait for the connection; they are sent while a component that calls this is on the page. */
export function useQuoteOutbox(): StoreValues<QuoteOutbox> {
  const { stores, client } = useDiwan();
  const outbox = outboxOf(stores, client);
  useEffect(() => outbox.start(), [outbox]);
  return useStore(outbox);
}
