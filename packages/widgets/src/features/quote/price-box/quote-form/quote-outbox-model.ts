import { ApiError, type Client, ConflictError, NetworkError, RateLimitedError } from '@diwan/sdk';
import {
  type BasketLines,
  type ContactDetails,
  jsonText,
  parseBasket,
  QUOTE_OUTBOX_STORAGE_KEY,
  quoteDetails,
  serialiseBasket,
  validateRequestForm,
} from '@diwan/sdk/commerce';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { ifAccepted } from '../../../../foundation/requests/if-accepted';
import type { QuoteConversion, TextStorage } from '../../../../foundation/stores';

/** A price box with the visitor's contact details. */
export interface QuoteDraft {
  readonly contact: ContactDetails;
  readonly notes: string;
  readonly lines: BasketLines;
}

/** A request's content for its idempotency key. Without lines: their prices may be refreshed between attempts. */
export const quoteContent = ({ contact, notes, lines }: QuoteDraft) => ({
  notes,
  lead: contact,
  details: quoteDetails(lines),
});

/** `refused`: the server rejects it as it is. `sent`: stored until the visitor has seen it. */
export type QuoteStatus = 'waiting' | 'refused' | 'sent';

export interface QueuedQuote extends QuoteDraft {
  /** Idempotency key: the server processes the request once, however often it is received. */
  readonly key: string;
  readonly status: QuoteStatus;
}

/** Queue of quote requests made offline: stored, and sent when the connection returns. */
export interface QuoteOutbox {
  readonly quotes: ReadonlySignal<readonly QueuedQuote[]>;
  /**
   * Sends a request now, or queues it while offline.
   * @param key the same for every attempt of one request
   * @throws DiwanError if the shop does not accept it, Error if it can be neither sent nor stored
   */
  send(key: string, draft: QuoteDraft): Promise<'sent' | 'waiting'>;
  /** Cancels a request; undefined if it has been sent in the meantime. */
  cancel(key: string): Promise<QuoteDraft | undefined>;
  /** Stores a request, such as one sent only after the visitor had left. Returns whether it could be stored. */
  store(quote: QueuedQuote): boolean;
  /** Removes a sent request that the visitor has seen. */
  dismiss(key: string): void;
  /**
   * Reads storage, follows other tabs and sends queued requests whenever possible, through the sender that started last.
   * Returns a function that stops it, after which the outbox doesn't keep the sender.
   */
  start(sender: QuoteSender): () => void;
}

/** How a widget that shows the outbox sends requests. */
export interface QuoteSender {
  readonly client: Pick<Client, 'requests'>;
  /** Called when the shop has received a request. */
  readonly onSent?: (quote: QuoteConversion) => void;
  /** Called after `onSent` when the request had been queued. */
  readonly onQueuedSent?: () => void;
}

/** Runs one action at a time across all tabs of a site. */
export type RunExclusively = <Result>(action: () => Promise<Result>) => Promise<Result>;

const VERSION = 1;
/** Delay between attempts while the browser reports being online. */
const RETRY_MS = 15_000;

const statuses: readonly unknown[] = ['waiting', 'refused', 'sent'] satisfies QuoteStatus[];

function readQuote(candidate: unknown): QueuedQuote[] {
  const { key, status, contact, notes, box } = Object(candidate);
  if (typeof key !== 'string' || typeof notes !== 'string' || typeof box !== 'string') return [];
  const { name, email, phone } = Object(contact);
  const texts = { name: String(name), email: String(email), phone: String(phone) };
  const validation = validateRequestForm(texts);
  if (!validation.isValid || !statuses.includes(status)) return [];
  return [{ key, status, notes, contact: validation.value, lines: parseBasket(box).lines }];
}

/** Drops corrupt and foreign data; never throws. */
function parseQuotes(text: string | null): readonly QueuedQuote[] {
  try {
    const { version, quotes } = Object(JSON.parse(text ?? 'null'));
    return version === VERSION && Array.isArray(quotes) ? quotes.flatMap(readQuote) : [];
  } catch {
    return [];
  }
}

const serialiseQuotes = (quotes: readonly QueuedQuote[]): string =>
  jsonText({
    version: VERSION,
    quotes: quotes.map(({ lines, ...quote }) => ({ ...quote, box: serialiseBasket(lines) })),
  });

/** A permanent 4xx: neither "later" nor "already being sent". */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  !(error instanceof RateLimitedError) &&
  !(error instanceof ConflictError);

/** Without the Web Locks API (insecure contexts), the idempotency key alone prevents duplicates. */
const lockedAmongTabs: RunExclusively = (action) =>
  typeof navigator.locks === 'undefined'
    ? action()
    : navigator.locks.request(QUOTE_OUTBOX_STORAGE_KEY, action);

export function createQuoteOutbox({
  storage,
  exclusively = lockedAmongTabs,
  isOnline = () => navigator.onLine,
}: {
  storage: TextStorage;
  exclusively?: RunExclusively;
  isOnline?: () => boolean;
}): QuoteOutbox {
  const quotes = signal<readonly QueuedQuote[]>([]);
  const senders: QuoteSender[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => parseQuotes(storage.read(QUOTE_OUTBOX_STORAGE_KEY));
  /** Updates the stored state, so that tabs don't overwrite each other. Returns whether it could be stored. */
  const change = (next: (current: readonly QueuedQuote[]) => readonly QueuedQuote[]): boolean => {
    const changed = next(read());
    const isStored = storage.write(QUOTE_OUTBOX_STORAGE_KEY, serialiseQuotes(changed));
    if (isStored) quotes.value = changed;
    return isStored;
  };
  const without = (key: string) => (current: readonly QueuedQuote[]) =>
    current.filter((quote) => quote.key !== key);
  const store = (quote: QueuedQuote) => change((current) => [...without(quote.key)(current), quote]);
  const update = (key: string, fields: Partial<QueuedQuote>) =>
    change((current) => current.map((quote) => (quote.key === key ? { ...quote, ...fields } : quote)));

  const create = async (key: string, draft: QuoteDraft) => {
    const sender = senders.at(-1);
    if (!sender) throw new Error('The outbox was stopped.');
    const request = { ...quoteContent(draft), reason: '' };
    await ifAccepted(sender.client.requests.create(request, { idempotencyKey: key }));
    sender.onSent?.({ type: 'quote', key, lines: draft.lines });
  };

  const keep = (key: string, draft: QuoteDraft): 'waiting' => {
    if (!store({ ...draft, key, status: 'waiting' }))
      throw new Error('The request can be neither sent nor stored.');
    return 'waiting';
  };

  const waiting = () => read().filter(({ status }) => status === 'waiting');

  const flush = async (): Promise<void> => {
    clearTimeout(retry);
    if (!isOnline() || waiting().length === 0) return;
    await exclusively(async () => {
      // Read again inside the lock: another tab may have sent or cancelled some.
      for (const quote of waiting()) {
        try {
          await create(quote.key, quote);
          update(quote.key, { status: 'sent', notes: '', lines: [] });
          senders.at(-1)?.onQueuedSent?.();
        } catch (error) {
          if (isRefusal(error)) update(quote.key, { status: 'refused' });
        }
      }
    });
    if (senders.length > 0 && waiting().length > 0) retry = setTimeout(flush, RETRY_MS);
  };

  return {
    quotes,
    async send(key, draft) {
      if (!isOnline()) return keep(key, draft);
      try {
        await create(key, draft);
        return 'sent';
      } catch (error) {
        if (error instanceof NetworkError && !isOnline()) return keep(key, draft);
        throw error;
      }
    },
    cancel: (key) =>
      exclusively(async () => {
        const quote = read().find((candidate) => candidate.key === key && candidate.status !== 'sent');
        if (quote) change(without(key));
        return quote;
      }),
    store,
    dismiss: (key) => void change(without(key)),
    start(sender) {
      senders.push(sender);
      const unsubscribe = storage.subscribe(QUOTE_OUTBOX_STORAGE_KEY, (text) => {
        quotes.value = parseQuotes(text);
      });
      const flushNow = () => void flush();
      window.addEventListener('online', flushNow);
      quotes.value = read();
      flushNow();
      return () => {
        senders.splice(senders.indexOf(sender), 1);
        unsubscribe();
        window.removeEventListener('online', flushNow);
        if (senders.length === 0) clearTimeout(retry);
      };
    },
  };
}
