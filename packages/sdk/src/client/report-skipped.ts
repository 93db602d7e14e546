import type { CallName, SkippedItem } from '../contract';

/** An item of a list that was left out because it broke the contract. */
export interface SkipReport extends SkippedItem {
  endpoint: CallName;
}

const isDevelopment = (): boolean => {
  try {
    // Bundlers replace this expression; where neither they nor Node define it, reading it throws.
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
    console.warn(`${endpoint}: item ${index} breaks the contract and was left out. ${reason}`, item);
  };
};
