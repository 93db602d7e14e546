import type { ContactDetails } from '@diwan/sdk/commerce';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useDiwan } from '../../../../foundation/provider';
import { useIdempotencyKeys } from '../../../../foundation/requests/use-idempotency-keys';
import { type QueuedQuote, quoteContent } from './quote-outbox-model';
import type { QuoteFormOptions, QuoteValues } from './use-quote-form';
import { useQuoteOutbox } from './use-quote-outbox';

/** A quote request for a price box, from typing the details until it is sent. */
export interface Quote {
  /** Requests waiting for a connection, and results that the visitor hasn't closed. */
  readonly queued: readonly QueuedQuote[];
  /** The request that was just queued; its notice takes the focus. */
  readonly focusedKey: string | undefined;
  /** Contact details of the last request the shop received. */
  readonly sentBy: ContactDetails | undefined;
  /** Props of the form except its lines. A new key resets the form. */
  readonly form: Omit<QuoteFormOptions, 'lines'> & { readonly key: number };
  /** Cancels a queued request: restores its pieces to the price box and its details to the form. */
  takeBack(quote: QueuedQuote): Promise<void>;
  dismiss(key: string): void;
}

const empty: QuoteValues = { name: '', email: '', phone: '', notes: '' };

/** @param onSent called when the shop has received the request; not called for a queued one */
export function useQuote(onSent?: () => void): Quote {
  const { t } = useI18n();
  const { stores } = useDiwan();
  const outbox = useQuoteOutbox();
  const keys = useIdempotencyKeys();
  const [outcome, setOutcome] = useState<QueuedQuote>();
  // Outlives the form, which unmounts while the box is empty: undoing that restores the details too.
  const [draft, setDraft] = useState<{ values?: QuoteValues; takenBack: number }>({ takenBack: 0 });

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const sent = outcome?.status === 'sent' ? outcome : undefined;
  return {
    queued: sent ? [...outbox.quotes, sent] : outbox.quotes,
    focusedKey: sent ? undefined : outcome?.key,
    sentBy: sent?.contact,
    form: {
      // A cancelled request's details are the form's initial values.
      key: draft.takenBack,
      outbox,
      initialValues: draft.values ?? empty,
      keys,
      onChange(values) {
        setDraft((current) => ({ ...current, values }));
      },
      onDone(done) {
        setOutcome(done);
        if (done.status !== 'sent') return;
        if (!isShown.current) {
          outbox.store(done);
          stores.toasts.show(t('common:quote_sent'));
        }
        onSent?.();
      },
    },
    async takeBack({ key }) {
      const quote = await outbox.cancel(key);
      if (!quote) return;
      // It may have arrived without a response; sent again unchanged, it is the same request.
      keys.assign(quoteContent(quote), key);
      for (const { product, quantity, customization } of quote.lines)
        stores.priceBox.add(product, { quantity, customization });
      setDraft(({ takenBack }) => ({
        values: { ...quote.contact, notes: quote.notes },
        takenBack: takenBack + 1,
      }));
      stores.toasts.show(t('priceBox:waiting.cancelled'), { delay: 0 });
    },
    dismiss(key) {
      outbox.dismiss(key);
      if (outcome?.key === key) setOutcome(undefined);
    },
  };
}
