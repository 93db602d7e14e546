import type { CallName, SkippedItem } from '../contract';

/** A list item that was skipped because it is invalid. */
export interface SkipReport extends SkippedItem {
  endpoint: CallName;
}

const isDevelopment = (): boolean => {
  try {
    // Bundlers replace this expression. Without a bundler or Node, reading it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
};

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
