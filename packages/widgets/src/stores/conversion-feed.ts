import type { BasketLines, OrderFigures } from '@diwan/sdk/commerce';

/** An order the shop has accepted, at the figures it was sent with. */
export interface OrderConversion {
  readonly type: 'order';
  /** The same for every attempt at this order, in all tabs. */
  readonly key: string;
  /** Undefined when the backend doesn't return it. */
  readonly number: string | undefined;
  readonly lines: BasketLines;
  readonly totals: OrderFigures;
  /** Null without a promo. */
  readonly promoCode: string | null;
}

/** A request for a quote the shop has received. */
export interface QuoteConversion {
  readonly type: 'quote';
  /** The same for every attempt at this request, in all tabs. */
  readonly key: string;
  readonly lines: BasketLines;
}

/** What the shop is visited for. Holds nothing about the person. */
export type Conversion = OrderConversion | QuoteConversion;

/**
 * Passes on what visitors order and request, for statistics. An order that two tabs send under one key is reported by
 * both: a listener that counts compares keys.
 */
export interface ConversionFeed {
  report(conversion: Conversion): void;
  /** Returns the way to stop. */
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
