import type { BasketLines, LineFlag } from '@diwan/sdk/commerce';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { BasketKind, BasketStore, Undo } from '../stores';

const noLines: BasketLines = [];
const noFlags: ReadonlyMap<string, LineFlag> = new Map();

/**
 * A basket whose code is fetched with its first use: empty until `opened` has it, and whatever is done to it before
 * opens it. Verbs without an answer fail silently when it can't be fetched; `toggle` rejects.
 */
export function openingBasket(
  kind: BasketKind,
  {
    opened,
    open,
    restore,
  }: {
    opened: ReadonlySignal<BasketStore | undefined>;
    open: () => Promise<BasketStore>;
    /** What reading the storage comes to. */
    restore: () => void;
  },
): BasketStore {
  const perform = async <Result>(verb: (basket: BasketStore) => Result) =>
    verb(opened.peek() ?? (await open()));
  const attempt = (verb: (basket: BasketStore) => unknown) => void perform(verb).catch(() => {});
  const undoable = (verb: (basket: BasketStore) => Undo): Undo => {
    const performed = perform(verb);
    performed.catch(() => {});
    return () => void performed.then((undo) => undo());
  };

  return {
    kind,
    lines: computed(() => opened.value?.lines.value ?? noLines),
    itemCount: computed(() => opened.value?.itemCount.value ?? 0),
    isRestored: computed(() => opened.value?.isRestored.value ?? false),
    flags: computed(() => opened.value?.flags.value ?? noFlags),
    availableLines: computed(() => opened.value?.availableLines.value ?? noLines),
    has: (id) => opened.value?.has(id) ?? false,
    add: (...addition) => attempt((basket) => basket.add(...addition)),
    toggle: (product) => perform((basket) => basket.toggle(product)).then((outcome) => outcome),
    remove: (id) => undoable((basket) => basket.remove(id)),
    increment: (id) => attempt((basket) => basket.increment(id)),
    decrement: (id) => undoable((basket) => basket.decrement(id)),
    setQuantity: (id, quantity) => attempt((basket) => basket.setQuantity(id, quantity)),
    clear: () => undoable((basket) => basket.clear()),
    restore,
    async refreshPrices() {
      await (await perform((basket) => basket).catch(() => undefined))?.refreshPrices();
    },
    dispose: () => opened.peek()?.dispose(),
  };
}
