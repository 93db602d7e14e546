import { type BasketLines, type ContactDetails, validateRequestForm } from '@diwan/sdk/commerce';
import { type UsedForm, useForm } from '../../../../foundation/forms/use-form';
import { useDiwan } from '../../../../foundation/provider';
import type { IdempotencyKeys } from '../../../../foundation/requests/use-idempotency-keys';
import { type QueuedQuote, type QuoteDraft, type QuoteOutbox, quoteContent } from './quote-outbox-model';

export interface QuoteValues extends ContactDetails {
  readonly notes: string;
}

export interface QuoteFormOptions {
  /** Lines to be quoted. */
  lines: BasketLines;
  outbox: Pick<QuoteOutbox, 'send'>;
  initialValues: QuoteValues;
  /** Outlives the form, as do its values. */
  keys: IdempotencyKeys;
  onChange: (values: QuoteValues) => void;
  /** Called with the request, without its content. */
  onDone: (outcome: QueuedQuote) => void;
}

/** The quote form. On success it removes the lines from the price box; a failure changes nothing. */
export function useQuoteForm({
  lines,
  outbox,
  initialValues,
  keys,
  onChange,
  onDone,
}: QuoteFormOptions): UsedForm<QuoteValues> {
  const { priceBox } = useDiwan().stores;
  return useForm({
    initialValues,
    draftName: 'quote',
    validate: validateRequestForm,
    onChange,
    async send(contact, { notes }) {
      const draft: QuoteDraft = { contact, notes: notes.trim(), lines };
      const key = keys.of(quoteContent(draft));
      const status = await outbox.send(key, draft);
      keys.forget();
      // Pieces added by another tab in the meantime weren't part of the request.
      for (const { id } of lines) priceBox.remove(id);
      onDone({ key, status, contact, notes: '', lines: [] });
    },
  });
}
