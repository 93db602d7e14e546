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
  refreshProducts,
  removeLine,
  removeProduct,
  restoreLine,
  serialiseBasket,
  setQuantity,
  undoMerge,
} from '@diwan/sdk/commerce';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { freshProducts, type ItemListClient } from './fresh-products';
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

  /** The same basket, whose changes are reported as made by `actor`. */
  usedBy(actor: EventTarget): BasketStore;

  /** Whether any line holds the product; reading it subscribes. */
  has(productId: number): boolean;
  add(
    product: BasketProduct,
    options?: { quantity?: number; customization?: LineCustomization | null },
  ): void;
  /**
   * Puts a product in the place of a line, as when its choices are edited: pieces, choices and all. Where another line is
   * the same by now, that one gets them on top; a line that is gone meanwhile leaves an addition.
   */
  replace(
    lineId: string,
    product: BasketProduct,
    options: { quantity: number; customization: LineCustomization | null },
  ): void;
  /**
   * What a card's button does: removes the product when the visitor sees it in the basket, else adds it. Where storage
   * already agrees with the outcome, nothing changes. Returns the way to take a removal back.
   */
  toggle(product: BasketProduct): Undo | undefined;
  remove(lineId: string): Undo;
  increment(lineId: string): void;
  /** From 1 the line goes. */
  decrement(lineId: string): Undo;
  /** Below 1 is ignored. */
  setQuantity(lineId: string, quantity: number): void;
  clear(): Undo;
  /** Takes lines over from another site or a printed sheet; what is in both keeps the greater quantity. */
  merge(lines: BasketLines): Undo;

  /** Reads storage and follows other tabs; to be called once hydration is over. */
  restore(): void;
  /** Reads storage again, where what other tabs have just stored matters now. */
  reread(): void;
  /** Fetches the products again: prices become current, changed and vanished ones are flagged. Never rejects. */
  refreshPrices(): Promise<void>;
  dispose(): void;
}

/** What a basket reports after its lines have changed. */
export interface BasketChange {
  readonly kind: BasketKind;
  readonly before: BasketLines;
  readonly after: BasketLines;
  /** Who changed it, see `usedBy`; undefined for another tab, the first reading of storage and fresh prices. */
  readonly by: EventTarget | undefined;
}

interface BasketStoreOptions {
  readonly kind: BasketKind;
  readonly storageKey: string;
  readonly storage: TextStorage;
  readonly client: ItemListClient;
  readonly onChange?: ((change: BasketChange) => void) | undefined;
}

// Reading storage makes new lines each time; only their content counts.
const isSame = (before: BasketLines, after: BasketLines) => JSON.stringify(before) === JSON.stringify(after);

const noFlags: ReadonlyMap<string, LineFlag> = new Map();

export function createBasketStore({
  kind,
  storageKey,
  storage,
  client,
  onChange,
}: BasketStoreOptions): BasketStore {
  const lines = signal<BasketLines>([]);
  const flags = signal(noFlags);
  const isRestored = signal(false);
  let unsubscribe: (() => void) | undefined;
  // After a write that failed, storage is older than what the visitor sees; reading it again would lose lines.
  let isStorageBehind = false;

  const setLines = (after: BasketLines, by?: EventTarget) => {
    const before = lines.peek();
    lines.value = after;
    if (onChange && !isSame(before, after)) onChange({ kind, before, after, by });
  };

  // A storage may echo what is written to it; the change would then have lost its actor.
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
    // What an earlier version has stored may hold more than a basket should, such as prices that aren't shown.
    if (stored.length > 0 && serialiseBasket(stored) !== text) store(stored);
    batch(() => {
      isRestored.value = true;
      setLines(stored);
    });
  };

  type NextLines = (current: BasketLines) => BasketLines;

  const change = (next: NextLines, by?: EventTarget) => {
    restore();
    const current = isStorageBehind ? lines.peek() : parseBasket(storage.read(storageKey)).lines;
    const changed = next(current);
    if (changed !== current) isStorageBehind = !store(changed);
    setLines(changed, by);
  };

  const undoable = (next: NextLines, by?: EventTarget): Undo => {
    let before: BasketLines = [];
    change((current) => {
      before = current;
      return next(current);
    }, by);
    const kept = new Set(lines.peek().map(({ id }) => id));
    const removed = before.flatMap(({ id }) => (kept.has(id) ? [] : (locateLine(before, id) ?? [])));
    return () => change((current) => removed.reduce(restoreLine, current), by);
  };

  const shared = {
    kind,
    lines,
    flags,
    isRestored,
    itemCount: computed(() => itemCount(lines.value)),
    availableLines: computed(() => lines.value.filter(({ id }) => flags.value.get(id) !== 'gone')),
    has: (productId: number) => isInBasket(lines.value, productId),
    restore,
    reread: () => change((current) => current),
    async refreshPrices() {
      restore();
      const asked = new Set(lines.peek().map(({ product }) => product.id));
      if (asked.size === 0) return;
      const fresh = await freshProducts(client, kind, [...asked]);
      if (!fresh) return;
      batch(() =>
        change((current) => {
          // What was added while the response was on its way is fresh by itself.
          const since = current.flatMap(({ product }) => (asked.has(product.id) ? [] : [product]));
          const refreshed = refreshProducts(current, [...fresh, ...since]);
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
    add: (product, options) => change((current) => addLine(current, { product, ...options }), actor),
    replace(id, product, options) {
      change((current) => {
        const edited = locateLine(current, id);
        const others = removeLine(current, id);
        const [line] = addLine([], { product, ...options });
        return edited && line
          ? restoreLine(others, { ...edited, line })
          : addLine(others, { product, ...options });
      }, actor);
    },
    toggle(product) {
      // Removing what storage no longer holds changes nothing.
      if (isInBasket(lines.peek(), product.id))
        return undoable((current) => removeProduct(current, product.id), actor);
      change((current) => (isInBasket(current, product.id) ? current : addLine(current, { product })), actor);
      return undefined;
    },
    remove: (id) => undoable((current) => removeLine(current, id), actor),
    increment: (id) => change((current) => incrementLine(current, id), actor),
    decrement: (id) => undoable((current) => decrementLine(current, id), actor),
    setQuantity: (id, quantity) => change((current) => setQuantity(current, id, quantity), actor),
    clear: () => undoable((current) => (current.length > 0 ? [] : current), actor),
    merge(other) {
      let before: BasketLines = [];
      let merged: BasketLines = [];
      change((current) => {
        before = current;
        merged = mergeBaskets(current, other);
        return merged;
      }, actor);
      return () => change((current) => undoMerge(current, { before, merged }), actor);
    },
  });
  return usedBy();
}
