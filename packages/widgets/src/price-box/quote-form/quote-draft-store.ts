import type { TextStorage } from '../../stores';
import type { QuoteValues } from './use-quote-form';

export const QUOTE_DRAFT_STORAGE_KEY = 'diwan-quote-draft';
/** Details of a person don't stay on a shared device for longer than a request takes. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

export const emptyQuoteDraft: QuoteValues = { name: '', email: '', phone: '', notes: '' };

/** What was typed about a quote before the page was left; corrupt and old data is dropped. */
export function readQuoteDraft(storage: TextStorage): QuoteValues {
  try {
    const { savedAt, ...draft } = Object(JSON.parse(storage.read(QUOTE_DRAFT_STORAGE_KEY) ?? 'null'));
    if (!(Date.now() - Number(savedAt) < LIFETIME_MS)) return emptyQuoteDraft;
    const text = (name: keyof QuoteValues): string => (typeof draft[name] === 'string' ? draft[name] : '');
    return { name: text('name'), email: text('email'), phone: text('phone'), notes: text('notes') };
  } catch {
    return emptyQuoteDraft;
  }
}

export const writeQuoteDraft = (storage: TextStorage, values: QuoteValues): boolean =>
  storage.write(QUOTE_DRAFT_STORAGE_KEY, JSON.stringify({ ...values, savedAt: Date.now() }));
