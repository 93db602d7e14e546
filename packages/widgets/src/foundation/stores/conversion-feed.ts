import type { BasketLines, OrderFigures } from '@diwan/sdk/commerce';

/** An order accepted by the shop, with the amounts it was sent with. */
export interface OrderConversion {
  readonly type: 'order';
  /** The same for all attempts at this order, in all tabs. */
  readonly key: string;
  /** Undefined if the backend doesn't return it. */
  readonly number: string | undefined;
  readonly lines: BasketLines;
  readonly totals: OrderFigures;
  /** Null without a promo. */
  readonly promoCode: string | null;
}

/** A quote request received by the shop. */
export interface QuoteConversion {
  readonly type: 'quote';
  /** The same for all attempts at this request, in all tabs. */
  readonly key: string;
  readonly lines: BasketLines;
}

/** An order or quote request, for analytics. Contains no personal data. */
export type Conversion = OrderConversion | QuoteConversion;

/**
 * Reports orders and quote requests for analytics. An order sent by two tabs under one key is reported by both, so
 * listeners must deduplicate by key.
 */
export interface ConversionFeed {
  report(conversion: Conversion): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (conversion: Conversion) => void): () => void;
}

export function createConversionFeed(): ConversionFeed {
  const listeners = new Set<(conversion: Conversion) => void>();
  return {
    report(conversion) {
      for (const listener of listeners) listener(conversion);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
