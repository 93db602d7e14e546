import {
  addLine,
  type BasketLines,
  type BasketProduct,
  decrementLine,
  incrementLine,
  isInBasket,
  itemCount,
  type LineCustomization,
  type LineFlag,
  locateLine,
  mergeBaskets,
  type PurchaseMode,
  parseBasket,
  removeLine,
  removeProduct,
  restoreLine,
  serialiseBasket,
  setQuantity,
  undoMerge,
} from '@diwan/sdk/commerce';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { ItemListClient } from './fresh-products';
import type { TextStorage } from './storage';

/** The cart is for ordering; the price box is sent as a quote request. */
export type BasketKind = PurchaseMode;

/** Undoes a removal. */
export type Undo = () => void;

/** Pieces were added; 999 were there already; or `mayAdd` refused, or the quantity was below 1. */
export type AddOutcome = 'added' | 'full' | 'refused';

/** Pieces that are about to be added. */
export interface BasketAddition {
  readonly kind: BasketKind;
  readonly product: BasketProduct;
  readonly quantity: number;
  readonly customization: LineCustomization | null;
  /** The actor, see `usedBy`. */
  readonly by: EventTarget | undefined;
}

/**
 * A basket that is persisted and shared between tabs (spec §4 «Cart»). Empty until `restore()`.
 * Every change first rereads storage, so that no tab overwrites another's lines.
 */
export interface BasketStore {
  readonly kind: BasketKind;
  readonly lines: ReadonlySignal<BasketLines>;
  /** Number of pieces, for the header's badge. */
  readonly itemCount: ReadonlySignal<number>;
  /** Whether storage has been read; until then "empty" means "unknown". */
  readonly isRestored: ReadonlySignal<boolean>;
  /** Lines changed by the last `refreshPrices()`, by line id. */
  readonly flags: ReadonlySignal<ReadonlyMap<string, LineFlag>>;
  /**
   * Whether storage, full or blocked, has refused the latest lines: they are lost when the page is closed.
   */
  readonly isUnsaved: ReadonlySignal<boolean>;
  /** Lines that can be ordered: all except those whose product is gone. */
  readonly availableLines: ReadonlySignal<BasketLines>;

  /** The same basket, with changes attributed to `actor`. */
  usedBy(actor: EventTarget): BasketStore;

  /** Whether any line contains the product; reading it subscribes. */
  has(productId: number): boolean;
  add(
    product: BasketProduct,
    options?: { quantity?: number; customization?: LineCustomization | null },
  ): AddOutcome;
  /**
   * Replaces a line with a product, its quantity and choices, for example after editing them. If an identical line
   * exists, the quantities are added up; if the line is gone, the product is added. Ignores quantities below 1.
   */
  replace(
    lineId: string,
    product: BasketProduct,
    options: { quantity: number; customization: LineCustomization | null },
  ): void;
  /**
   * The action of a card's button: removes the product if the visitor sees it in the basket, otherwise adds it. Changes
   * nothing if storage already has that result. Returns a function that undoes a removal.
   */
  toggle(product: BasketProduct): Undo | undefined;
  remove(lineId: string): Undo;
  increment(lineId: string): void;
  /** At quantity 1 the line is removed. */
  decrement(lineId: string): Undo;
  /** Ignores quantities below 1. */
  setQuantity(lineId: string, quantity: number): void;
  clear(): Undo;
  /** Merges lines from another site or a printed sheet; a line in both keeps the greater quantity. */
  merge(lines: BasketLines): Undo;

  /** Reads storage and follows other tabs. Call after hydration. */
  restore(): void;
  /** Rereads storage, when the latest changes of other tabs matter. */
  reread(): void;
  /** Refetches the products: updates prices, and flags lines that changed or are gone. Never rejects. */
  refreshPrices(): Promise<void>;
  dispose(): void;
}

/** Passed to `onChange` after the lines have changed. */
export interface BasketChange {
  readonly kind: BasketKind;
  readonly before: BasketLines;
  readonly after: BasketLines;
  /** The actor, see `usedBy`; undefined for another tab, the first read and price refreshes. */
  readonly by: EventTarget | undefined;
}

interface BasketStoreOptions {
  readonly kind: BasketKind;
  readonly storageKey: string;
  readonly storage: TextStorage;
  readonly client: ItemListClient;
  readonly onChange?: ((change: BasketChange) => void) | undefined;
  /** Asked before a product is added. */
  readonly mayAdd?: ((addition: BasketAddition) => boolean) | undefined;
}

// Reading storage creates new objects each time, so lines are compared by content.
const isSame = (before: BasketLines, after: BasketLines) =>
  serialiseBasket(before) === serialiseBasket(after);

const noFlags: ReadonlyMap<string, LineFlag> = new Map();

export function createBasketStore({
  kind,
  storageKey,
  storage,
  client,
  onChange,
  mayAdd = () => true,
}: BasketStoreOptions): BasketStore {
  const lines = signal<BasketLines>([]);
  const flags = signal(noFlags);
  const isRestored = signal(false);
  let unsubscribe: (() => void) | undefined;
  // Storage is then older than what the visitor sees; rereading it would lose lines.
  const isUnsaved = signal(false);

  const setLines = (after: BasketLines, by?: EventTarget) => {
    const before = lines.peek();
    lines.value = after;
    if (onChange && !isSame(before, after)) onChange({ kind, before, after, by });
  };

  // A storage may notify of its own writes; that would report the change again, without its actor.
  let isWriting = false;
  const store = (after: BasketLines) => {
    isWriting = true;
    const isStored = storage.write(storageKey, serialiseBasket(after));
    isWriting = false;
    return isStored;
  };

  const restore = () => {
    if (unsubscribe) return;
    unsubscribe = storage.subscribe(storageKey, (text) => {
      if (!isWriting) setLines(parseBasket(text).lines);
    });
    const text = storage.read(storageKey);
    const stored = parseBasket(text).lines;
    // An earlier version may have stored more than it should, such as hidden prices.
    if (stored[0] && serialiseBasket(stored) !== text) store(stored);
    batch(() => {
      isRestored.value = true;
      setLines(stored);
    });
  };

  type NextLines = (current: BasketLines) => BasketLines;

  /** Returns the lines before the change. */
  const change = (next: NextLines, by?: EventTarget): BasketLines => {
    restore();
    const current = isUnsaved.peek() ? lines.peek() : parseBasket(storage.read(storageKey)).lines;
    const changed = next(current);
    if (changed !== current) isUnsaved.value = !store(changed);
    setLines(changed, by);
    return current;
  };

  const undoable = (next: NextLines, by?: EventTarget): Undo => {
    const before = change(next, by);
    const kept = new Set(lines.peek().map(({ id }) => id));
    const removed = before.flatMap(({ id }) => (kept.has(id) ? [] : (locateLine(before, id) ?? [])));
    return () =>
      change((current) => {
        let restored = current;
        for (const line of removed) restored = restoreLine(restored, line);
        return restored;
      }, by);
  };

  const shared = {
    kind,
    lines,
    flags,
    isRestored,
    isUnsaved,
    itemCount: computed(() => itemCount(lines.value)),
    availableLines: computed(() => lines.value.filter(({ id }) => flags.value.get(id) !== 'gone')),
    has: (productId: number) => isInBasket(lines.value, productId),
    restore,
    reread: () => change((current) => current),
    async refreshPrices() {
      restore();
      const requestedIds = new Set(lines.peek().map(({ product }) => product.id));
      if (requestedIds.size === 0) return;
      // In its own chunk: most pages never refresh prices.
      const refresh = await import('./refresh-prices').then(
        ({ fetchPrices }) => fetchPrices(client, kind, requestedIds),
        () => undefined,
      );
      if (!refresh) return;
      batch(() =>
        change((current) => {
          const refreshed = refresh(current);
          flags.value = refreshed.flags;
          return refreshed.lines;
        }),
      );
    },
    dispose: () => unsubscribe?.(),
  };

  const usedBy = (actor?: EventTarget): BasketStore => ({
    ...shared,
    usedBy,
    add(product, { quantity = 1, customization = null } = {}) {
      if (quantity < 1 || !mayAdd({ kind, product, quantity, customization, by: actor })) return 'refused';
      const before = change((current) => addLine(current, { product, quantity, customization }), actor);
      return itemCount(lines.peek()) > itemCount(before) ? 'added' : 'full';
    },
    replace(id, product, options) {
      change((current) => {
        const [line] = addLine([], { product, ...options });
        if (!line) return current;
        const edited = locateLine(current, id);
        const others = removeLine(current, id);
        return edited ? restoreLine(others, { ...edited, line }) : addLine(others, { product, ...options });
      }, actor);
    },
    toggle(product) {
      // Removing what storage no longer contains changes nothing.
      if (isInBasket(lines.peek(), product.id))
        return undoable((current) => removeProduct(current, product.id), actor);
      if (!mayAdd({ kind, product, quantity: 1, customization: null, by: actor })) return undefined;
      change((current) => (isInBasket(current, product.id) ? current : addLine(current, { product })), actor);
      return undefined;
    },
    remove: (id) => undoable((current) => removeLine(current, id), actor),
    increment: (id) => change((current) => incrementLine(current, id), actor),
    decrement: (id) => undoable((current) => decrementLine(current, id), actor),
    setQuantity: (id, quantity) => change((current) => setQuantity(current, id, quantity), actor),
    clear: () => undoable((current) => (current.length > 0 ? [] : current), actor),
    merge(other) {
      const before = change((current) => mergeBaskets(current, other), actor);
      const merged = lines.peek();
      return () => change((current) => undoMerge(current, { before, merged }), actor);
    },
  });
  return usedBy();
}
