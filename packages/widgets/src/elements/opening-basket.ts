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
  // Also when it is open already, so that nothing overtakes what is still waiting.
  const perform = async <Result>(verb: (basket: BasketStore) => Result | Promise<Result>) =>
    verb(await open());
  const attempt = (verb: (basket: BasketStore) => unknown) => void perform(verb).catch(() => {});
  const has = (id: number) => opened.value?.has(id) ?? false;
  const undoable = (verb: (basket: BasketStore) => Undo): Undo => {
    const performed = perform(verb).catch(() => () => {});
    return () => void performed.then((undo) => undo());
  };

  return {
    kind,
    lines: computed(() => opened.value?.lines.value ?? noLines),
    itemCount: computed(() => opened.value?.itemCount.value ?? 0),
    isRestored: computed(() => opened.value?.isRestored.value ?? false),
    flags: computed(() => opened.value?.flags.value ?? noFlags),
    availableLines: computed(() => opened.value?.availableLines.value ?? noLines),
    has,
    add: (...addition) => attempt((basket) => basket.add(...addition)),
    toggle: (product, isIn = has(product.id)) => perform((basket) => basket.toggle(product, isIn)),
    remove: (id) => undoable((basket) => basket.remove(id)),
    increment: (id) => attempt((basket) => basket.increment(id)),
    decrement: (id) => undoable((basket) => basket.decrement(id)),
    setQuantity: (id, quantity) => attempt((basket) => basket.setQuantity(id, quantity)),
    clear: () => undoable((basket) => basket.clear()),
    restore,
    refreshPrices: () =>
      open().then(
        (basket) => basket.refreshPrices(),
        () => {},
      ),
    dispose: () => opened.peek()?.dispose(),
  };
}
