import type { Client } from '@diwan/sdk';
import { useEffect } from 'react';
import { type StoreValues, useClient, useDiwan, useStore } from '../../../../foundation/provider';
import type { Stores, TextStorage } from '../../../../foundation/stores';
import { createQuoteOutbox, type QuoteOutbox } from './quote-outbox-model';

/** The API resources used to send quote requests. */
export const quoteApi = { resources: ['requests'] } as const;

/** One per storage, so that all widgets of a page show the same requests. */
const outboxes = new WeakMap<TextStorage, QuoteOutbox>();

function outboxOf({ storage, conversions }: Stores, client: Pick<Client, 'requests'>): QuoteOutbox {
  const outbox = outboxes.get(storage) ?? createQuoteOutbox({ client, storage, onSent: conversions.report });
  outboxes.set(storage, outbox);
  return outbox;
}

/** Queued quote requests; they are sent while a component that calls this hook is mounted. */
export function useQuoteOutbox(): StoreValues<QuoteOutbox> {
  const { stores } = useDiwan();
  const client = useClient(quoteApi);
  const outbox = outboxOf(stores, client);
  useEffect(() => outbox.start(), [outbox]);
  return useStore(outbox);
}
