import type { ComponentType, ReactElement } from 'react';
import { loadPersistently } from './load-persistently';

export interface LazyComponent<Props> {
  (props: Props): ReactElement;
  /** Loads the code ahead; rendered after that, the component doesn't suspend. Rejects if the code can't be loaded. */
  preload(): Promise<void>;
}

/**
 * `React.lazy` with `preload()`, and with {@link loadPersistently}: offline it waits for a connection. If the code can't
 * be loaded, rendering throws, for the error boundary around it.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failure: { error: unknown } | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= loadPersistently(load).then(
      (module) => {
        Loaded = module.default;
        failure = undefined;
      },
      (error: unknown) => {
        failure = { error };
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Lazy(props: Props) {
    if (Loaded) return <Loaded {...props} />;
    if (failure) throw failure.error;
    throw preload();
  }
  return Object.assign(Lazy, { preload });
}
