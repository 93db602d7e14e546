import type { Client } from '@diwan/sdk';
import {
  addLine,
  type BasketLine,
  type BasketLines,
  type BasketProduct,
  decrementLine,
  incrementLine,
  isInBasket,
  itemCount,
  type LineCustomization,
  type LineFlag,
  locateLine,
  type PurchaseMode,
  parseBasket,
  refreshProducts,
  removeLine,
  removeProduct,
  restoreLine,
  serialiseBasket,
  setQuantity,
} from '@diwan/sdk/commerce';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { freshProducts } from './fresh-products';
import type { TextStorage } from './storage';

/** The cart is bought from now; the price box is sent as a quote request. */
export type BasketKind = PurchaseMode;

/** Takes a removal back. */
export type Undo = () => void;

/**
 * A basket that survives reloads and is one and the same in all tabs (spec §4 «Cart», product.md «Baskets»).
 * Empty until `restore()`; every change first reads what other tabs have stored, so that no tab loses lines.
 */
export interface BasketStore {
  readonly kind: BasketKind;
  readonly lines: ReadonlySignal<BasketLines>;
  /** Pieces, for the header's badge. */
  readonly itemCount: ReadonlySignal<number>;
  /** Whether storage has been read: until then "empty" means "not known yet". */
  readonly isRestored: ReadonlySignal<boolean>;
  /** Lines to look at again since the last `refreshPrices()`, by line id. */
  readonly flags: ReadonlySignal<ReadonlyMap<string, LineFlag>>;
  /** Lines that can be ordered: all but those whose product is gone. */
  readonly availableLines: ReadonlySignal<BasketLines>;

  /** Whether any line holds the product; reading it subscribes. */
  has(productId: number): boolean;
  add(
    product: BasketProduct,
    options?: { quantity?: number; customization?: LineCustomization | null },
  ): void;
  /**
   * What a card's button does: adds the product, or removes it when it `isIn` the basket, as far as the visitor sees. It
   * stays as it is where storage knows better already. Rejects when it could do neither.
   */
  toggle(product: BasketProduct, isIn?: boolean): Promise<'added' | 'removed'>;
  remove(lineId: string): Undo;
  increment(lineId: string): void;
  /** From 1 the line goes. */
  decrement(lineId: string): Undo;
  /** Below 1 is ignored. */
  setQuantity(lineId: string, quantity: number): void;
  clear(): Undo;

  /** Reads storage and follows other tabs; to be called once hydration is over. */
  restore(): void;
  /** Fetches the products anew: prices become current, changed and vanished ones are flagged. Never rejects. */
  refreshPrices(): Promise<void>;
  dispose(): void;
}

const noFlags: ReadonlyMap<string, LineFlag> = new Map();

export function createBasketStore({
  kind,
  storageKey,
  storage,
  client,
}: {
  kind: BasketKind;
  storageKey: string;
  storage: TextStorage;
  client: Pick<Client, 'items'>;
}): BasketStore {
  const lines = signal<BasketLines>([]);
  const flags = signal(noFlags);
  const isRestored = signal(false);
  let unsubscribe: (() => void) | undefined;
  // After a write that failed, storage is older than what the visitor sees; reading it again would lose lines.
  let isStorageBehind = false;

  const restore = () => {
    if (unsubscribe) return;
    unsubscribe = storage.subscribe(storageKey, (text) => {
      lines.value = parseBasket(text).lines;
    });
    batch(() => {
      lines.value = parseBasket(storage.read(storageKey)).lines;
      isRestored.value = true;
    });
  };

  const change = (next: (current: BasketLines) => BasketLines) => {
    restore();
    const current = isStorageBehind ? lines.peek() : parseBasket(storage.read(storageKey)).lines;
    const changed = next(current);
    if (changed !== current) isStorageBehind = !storage.write(storageKey, serialiseBasket(changed));
    lines.value = changed;
  };

  const undoOf = (removed: readonly BasketLine[], before: BasketLines): Undo => {
    const located = removed.flatMap(({ id }) => locateLine(before, id) ?? []);
    return () => change((current) => located.reduce(restoreLine, current));
  };

  const undoable = (next: (current: BasketLines) => BasketLines): Undo => {
    let before: BasketLines = [];
    change((current) => {
      before = current;
      return next(current);
    });
    const kept = new Set(lines.peek().map(({ id }) => id));
    return undoOf(
      before.filter(({ id }) => !kept.has(id)),
      before,
    );
  };

  return {
    kind,
    lines,
    flags,
    isRestored,
    itemCount: computed(() => itemCount(lines.value)),
    availableLines: computed(() => lines.value.filter(({ id }) => flags.value.get(id) !== 'gone')),

    has: (productId) => isInBasket(lines.value, productId),
    add: (product, options) => change((current) => addLine(current, { product, ...options })),
    async toggle(product, isIn = isInBasket(lines.peek(), product.id)) {
      change((current) => {
        if (isInBasket(current, product.id) !== isIn) return current;
        return isIn ? removeProduct(current, product.id) : addLine(current, { product });
      });
      return isIn ? 'removed' : 'added';
    },
    remove: (id) => undoable((current) => removeLine(current, id)),
    increment: (id) => change((current) => incrementLine(current, id)),
    decrement: (id) => undoable((current) => decrementLine(current, id)),
    setQuantity: (id, quantity) => change((current) => setQuantity(current, id, quantity)),
    clear: () => undoable((current) => (current.length > 0 ? [] : current)),

    restore,
    async refreshPrices() {
      restore();
      const asked = new Set(lines.peek().map(({ product }) => product.id));
      if (asked.size === 0) return;
      const fresh = await freshProducts(client, kind, [...asked]);
      if (!fresh) return;
      batch(() =>
        change((current) => {
          // What was added while the answer was on its way is fresh by itself.
          const since = current.flatMap(({ product }) => (asked.has(product.id) ? [] : [product]));
          const refreshed = refreshProducts(current, [...fresh, ...since]);
          flags.value = refreshed.flags;
          return refreshed.lines;
        }),
      );
    },
    dispose() {
      unsubscribe?.();
    },
  };
}
