import type { ContactDetails } from '@diwan/sdk/commerce';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { useDiwan, useIdempotencyKeys } from '../../provider';
import { type QueuedQuote, quoteContent } from './quote-outbox-model';
import type { QuoteFormOptions, QuoteOutcome, QuoteValues } from './use-quote-form';
import { useQuoteOutbox } from './use-quote-outbox';

/** A request for the prices of a price box, from typing its details until it is sent. */
export interface Quote {
  /** Requests that wait for the connection, and what became of them. */
  readonly queued: readonly QueuedQuote[];
  /** The request that has just begun to wait: its notice takes the focus. */
  readonly focusedKey: string | undefined;
  /** Who asked, once the request has reached the shop. */
  readonly sentBy: ContactDetails | undefined;
  /** What the form is given beside its lines. Another key is another form. */
  readonly form: Omit<QuoteFormOptions, 'lines'> & { readonly key: number };
  /** Puts the pieces of a waiting request back, and its details into the form. */
  takeBack(quote: QueuedQuote): Promise<void>;
  dismiss(key: string): void;
}

const empty: QuoteValues = { name: '', email: '', phone: '', notes: '' };

/** @param onSent the shop has the request; not called for one that waits for the connection */
export function useQuote(onSent?: () => void): Quote {
  const { t } = useI18n();
  const { stores } = useDiwan();
  const outbox = useQuoteOutbox();
  const keys = useIdempotencyKeys();
  const [outcome, setOutcome] = useState<QuoteOutcome>();
  // Survives the form, which is gone while the box is empty: undoing that brings the details back too.
  const [draft, setDraft] = useState<{ values?: QuoteValues; takenBack: number }>({ takenBack: 0 });

  return {
    queued: outbox.quotes,
    focusedKey: outcome?.type === 'waiting' ? outcome.key : undefined,
    sentBy: outcome?.type === 'sent' ? outcome.contact : undefined,
    form: {
      // The details of a request that was taken back are the form's first ones.
      key: draft.takenBack,
      outbox,
      initialValues: draft.values ?? empty,
      keys,
      onChange(values) {
        setDraft((current) => ({ ...current, values }));
      },
      onDone(done) {
        setOutcome(done);
        if (done.type === 'sent') onSent?.();
      },
    },
    async takeBack({ key }) {
      const quote = await outbox.cancel(key);
      if (!quote) return;
      // It may have arrived without the shop's word of it: sent again as it was, it is the same request.
      keys.assign(quoteContent(quote), key);
      for (const { product, quantity, customization } of quote.lines)
        stores.priceBox.add(product, { quantity, customization });
      setDraft(({ takenBack }) => ({
        values: { ...quote.contact, notes: quote.notes },
        takenBack: takenBack + 1,
      }));
      stores.toasts.show(t('priceBox:waiting.cancelled'), { delay: 0 });
    },
    dismiss: outbox.dismiss,
  };
}
