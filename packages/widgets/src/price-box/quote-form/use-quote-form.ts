import { type BasketLines, type ContactDetails, validateRequestForm } from '@diwan/sdk/commerce';
import { type UsedForm, useForm } from '../../forms/use-form';
import type { IdempotencyKeys } from '../../provider';
import { useDiwan } from '../../provider';
import { type QuoteDraft, type QuoteOutbox, quoteContent } from './quote-outbox-model';

export interface QuoteValues extends ContactDetails {
  readonly notes: string;
}

/** What became of a request that left the form. */
export type QuoteOutcome =
  | { readonly type: 'sent'; readonly contact: ContactDetails }
  | { readonly type: 'waiting'; readonly key: string };

export interface QuoteFormOptions {
  /** What a price is asked for. */
  lines: BasketLines;
  outbox: Pick<QuoteOutbox, 'send'>;
  initialValues: QuoteValues;
  /** Of a longer life than the form, as the values are. */
  keys: IdempotencyKeys;
  onChange: (values: QuoteValues) => void;
  onDone: (outcome: QuoteOutcome) => void;
}

/** The form that asks for a quote. Success takes the lines out of the price box, a failure changes nothing. */
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
      const type = await outbox.send(key, draft);
      keys.forget();
      // What another tab has added meanwhile was not asked for.
      for (const { id } of lines) priceBox.remove(id);
      onDone(type === 'sent' ? { type, contact } : { type, key });
    },
  });
}
