import { type ReadonlySignal, Signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** The library's `EffectStoreUsage` for a hook that ends its own tracking. */
const MANAGED_HOOK = 2;

/** Returns what `read` returns; the component renders again when a signal changes that `read` has read. */
function useTracked<Value>(read: () => Value): Value {
  const tracking = useSignals(MANAGED_HOOK);
  try {
    return read();
  } finally {
    tracking.f();
  }
}

/** The value of a signal; the component renders again when it changes. */
export const useSignalValue = <Value>(signal: ReadonlySignal<Value>): Value => useTracked(() => signal.value);

/** A store as a component sees it: values in place of signals, verbs as they are. */
export type StoreValues<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends ReadonlySignal<infer Value> ? Value : Store[Name];
};

/**
 * The present values of a store, beside its verbs; the component renders again when any of them changes.
 * Where one value of many is enough, `useSignalValue(store.itemCount)` renders less often.
 */
export const useStore = <Store extends object>(store: Store): StoreValues<Store> =>
  useTracked(
    () =>
      Object.fromEntries(
        Object.entries(store).map(([name, member]) => [
          name,
          member instanceof Signal ? member.value : member,
        ]),
      ) as StoreValues<Store>,
  );
