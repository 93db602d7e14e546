import type { CallName, SkippedElement } from '../contract';

/** An element of an answer that was left out because it broke the contract. */
export interface SkipReport extends SkippedElement {
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
  return ({ endpoint, index, reason, element }) => {
    const key = `${endpoint} ${reason}`;
    if (warned.has(key) || !isDevelopment()) return;
    warned.add(key);
    console.warn(`${endpoint}: element ${index} breaks the contract and was left out. ${reason}`, element);
  };
};
