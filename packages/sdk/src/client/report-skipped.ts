import type { CallName, SkippedItem } from '../contract';
import { isDevelopment } from './is-development';

/** A list item that was skipped because it is invalid. */
export interface SkipReport extends SkippedItem {
  endpoint: CallName;
}

/** The default reporter: one warning per endpoint and reason, in development only. */
export const createSkipWarner = (): ((report: SkipReport) => void) => {
  const warned = new Set<string>();
  return ({ endpoint, index, reason, item }) => {
    const key = `${endpoint} ${reason}`;
    if (warned.has(key) || !isDevelopment()) return;
    warned.add(key);
    console.warn(`${endpoint}: skipped invalid item ${index}. ${reason}`, item);
  };
};
