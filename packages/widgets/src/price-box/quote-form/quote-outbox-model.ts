import { ApiError, type Client, ConflictError, NetworkError, RateLimitedError } from '@diwan/sdk';
import {
  type BasketLines,
  type ContactDetails,
  parseBasket,
  QUOTE_OUTBOX_STORAGE_KEY,
  quoteDetails,
  serialiseBasket,
  validateRequestForm,
} from '@diwan/sdk/commerce';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { QuoteConversion, TextStorage } from '../../stores';

/** A price box with the person who asks. */
export interface QuoteDraft {
  readonly contact: ContactDetails;
  readonly notes: string;
  readonly lines: BasketLines;
}

/** What is sent of a request. Not its lines: their prices may be refreshed between two attempts. */
export const quoteContent = ({ contact, notes, lines }: QuoteDraft) => ({
  notes,
  lead: contact,
  details: quoteDetails(lines),
});

/** `refused`: the server will not take it as it is. `sent`: kept until the visitor has seen it. */
export type QuoteStatus = 'waiting' | 'refused' | 'sent';

export interface QueuedQuote extends QuoteDraft {
  /** Idempotency key: the server performs the request once, however often it arrives. */
  readonly key: string;
  readonly status: QuoteStatus;
}

/** Quote requests made without a connection, kept in storage and sent when it returns. */
export interface QuoteOutbox {
  readonly quotes: ReadonlySignal<readonly QueuedQuote[]>;
  /**
   * Sends a request now, or keeps it while there is no connection.
   * @param key the same for every attempt at the same request
   * @throws DiwanError when the shop can't take it, Error when it can neither be sent nor kept
   */
  send(key: string, draft: QuoteDraft): Promise<'sent' | 'waiting'>;
  /** Takes a request back; undefined when it has been sent meanwhile. */
  cancel(key: string): Promise<QuoteDraft | undefined>;
  /** Forgets a request whose sending the visitor has seen. */
  dismiss(key: string): void;
  /** Reads storage, follows other tabs and sends what waits whenever it can, until the returned function is called. */
  start(): () => void;
}

/** Runs one action at a time among all tabs of a site. */
export type RunExclusively = <Result>(action: () => Promise<Result>) => Promise<Result>;

const VERSION = 1;
/** Between two attempts while the browser takes itself to be online. */
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

/** Corrupt and foreign data is dropped, never thrown. */
function parseQuotes(text: string | null): readonly QueuedQuote[] {
  try {
    const { version, quotes } = Object(JSON.parse(text ?? 'null'));
    return version === VERSION && Array.isArray(quotes) ? quotes.flatMap(readQuote) : [];
  } catch {
    return [];
  }
}

const serialiseQuotes = (quotes: readonly QueuedQuote[]): string =>
  JSON.stringify({
    version: VERSION,
    quotes: quotes.map(({ lines, ...quote }) => ({ ...quote, box: serialiseBasket(lines) })),
  });

/** A 4xx that stays one: neither "later" nor "just being sent". */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  !(error instanceof RateLimitedError) &&
  !(error instanceof ConflictError);

/** Without the Web Locks API (pages that aren't secure) the idempotency key alone prevents a second request. */
const lockedAmongTabs: RunExclusively = (action) =>
  typeof navigator.locks === 'undefined'
    ? action()
    : navigator.locks.request(QUOTE_OUTBOX_STORAGE_KEY, action);

export function createQuoteOutbox({
  client,
  storage,
  onSent = () => {},
  exclusively = lockedAmongTabs,
  isOnline = () => navigator.onLine,
}: {
  client: Pick<Client, 'requests'>;
  storage: TextStorage;
  /** Called when the shop has received a request. */
  onSent?: (quote: QuoteConversion) => void;
  exclusively?: RunExclusively;
  isOnline?: () => boolean;
}): QuoteOutbox {
  const quotes = signal<readonly QueuedQuote[]>([]);
  let users = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => parseQuotes(storage.read(QUOTE_OUTBOX_STORAGE_KEY));
  /** Changes what storage holds now, so that no tab undoes another's change. Returns whether it could be stored. */
  const change = (next: (current: readonly QueuedQuote[]) => readonly QueuedQuote[]): boolean => {
    const changed = next(read());
    const isStored = storage.write(QUOTE_OUTBOX_STORAGE_KEY, serialiseQuotes(changed));
    if (isStored) quotes.value = changed;
    return isStored;
  };
  const without = (key: string) => (current: readonly QueuedQuote[]) =>
    current.filter((quote) => quote.key !== key);
  const update = (key: string, fields: Partial<QueuedQuote>) =>
    change((current) => current.map((quote) => (quote.key === key ? { ...quote, ...fields } : quote)));

  const create = async (key: string, draft: QuoteDraft) => {
    await client.requests.create({ ...quoteContent(draft), reason: '' }, { idempotencyKey: key });
    onSent({ type: 'quote', key, lines: draft.lines });
  };

  const keep = (key: string, draft: QuoteDraft): 'waiting' => {
    const isKept = change((current) => [...without(key)(current), { ...draft, key, status: 'waiting' }]);
    if (!isKept) throw new Error('The request can neither be sent nor kept.');
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
        } catch (error) {
          if (isRefusal(error)) update(quote.key, { status: 'refused' });
        }
      }
    });
    if (users > 0 && waiting().length > 0) retry = setTimeout(flush, RETRY_MS);
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
    dismiss: (key) => void change(without(key)),
    start() {
      users += 1;
      const unsubscribe = storage.subscribe(QUOTE_OUTBOX_STORAGE_KEY, (text) => {
        quotes.value = parseQuotes(text);
      });
      const flushNow = () => void flush();
      window.addEventListener('online', flushNow);
      quotes.value = read();
      flushNow();
      return () => {
        users -= 1;
        unsubscribe();
        window.removeEventListener('online', flushNow);
        if (users === 0) clearTimeout(retry);
      };
    },
  };
}
