import { useEffect } from 'react';
import { useClient, useDiwan } from '../../../../foundation/provider';
import { type StoreValues, useStore } from '../../../../foundation/signals/use-signal-value';
import type { TextStorage } from '../../../../foundation/stores';
import { createQuoteOutbox, type QuoteOutbox } from './quote-outbox-model';

/** One per storage, so that all widgets of a page show the same requests. */
const outboxes = new WeakMap<TextStorage, QuoteOutbox>();

function outboxOf(storage: TextStorage): QuoteOutbox {
  const outbox = outboxes.get(storage) ?? createQuoteOutbox({ storage });
  outboxes.set(storage, outbox);
  return outbox;
}

/**
 * Queued quote requests; they are sent while a component that calls this hook is mounted.
 * @param onQueuedSent called when the shop has received a queued request. Stable.
 */
export function useQuoteOutbox(onQueuedSent?: () => void): StoreValues<QuoteOutbox> {
  const { stores } = useDiwan();
  const client = useClient('requests');
  const { storage, conversions } = stores;
  const outbox = outboxOf(storage);
  useEffect(
    () => outbox.start({ client, onSent: conversions.report, ...(onQueuedSent && { onQueuedSent }) }),
    [outbox, client, conversions, onQueuedSent],
  );
  return useStore(outbox);
}
