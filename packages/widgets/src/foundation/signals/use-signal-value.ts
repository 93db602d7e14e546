import { type ReadonlySignal, Signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** The library's `EffectStoreUsage` for a hook that ends its own tracking. */
const MANAGED_HOOK = 2;

/** Returns the result of `read`; the component re-renders when a signal read by it changes. */
function useTracked<Value>(read: () => Value): Value {
  const tracking = useSignals(MANAGED_HOOK);
  try {
    return read();
  } finally {
    tracking.f();
  }
}

/** The value of a signal; the component re-renders when it changes. */
export const useSignalValue = <Value>(signal: ReadonlySignal<Value>): Value => useTracked(() => signal.value);

/** A store as seen by a component: values in place of signals, actions unchanged. */
export type StoreValues<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends ReadonlySignal<infer Value> ? Value : Store[Name];
};

/**
 * The current values of a store, and its actions; the component re-renders when any value changes. If one value is
 * enough, `useSignalValue(store.itemCount)` re-renders less often.
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
