import { newIdempotencyKey } from '@diwan/sdk';
import { type BasketLines, type ContactDetails, validateRequestForm } from '@diwan/sdk/commerce';
import { useRef } from 'react';
import { type UsedForm, useForm } from '../../forms/use-form';
import { useDiwan } from '../../provider';
import type { QuoteDraft, QuoteOutbox } from './quote-outbox-model';

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
  onDone: (outcome: QuoteOutcome) => void;
}

/** The form that asks for a quote. Success takes the lines out of the price box, a failure changes nothing. */
export function useQuoteForm({
  lines,
  outbox,
  initialValues,
  onDone,
}: QuoteFormOptions): UsedForm<QuoteValues> {
  const { priceBox } = useDiwan().stores;
  const attempt = useRef({ text: '', key: '' });

  /** The same request keeps its key, so that a second attempt after a lost answer isn't a second request. */
  const keyFor = (draft: QuoteDraft): string => {
    const text = JSON.stringify(draft);
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  return useForm({
    initialValues,
    validate: validateRequestForm,
    async send(contact, { notes }) {
      const draft = { contact, notes: notes.trim(), lines };
      const key = keyFor(draft);
      const type = await outbox.send(key, draft);
      // What another tab has added meanwhile was not asked for.
      for (const { id } of lines) priceBox.remove(id);
      onDone(type === 'sent' ? { type, contact } : { type, key });
    },
  });
}
