import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadPersistently } from './load-persistently';

type State<Props> = { Component?: ComponentType<Props>; error?: unknown };

/**
 * A component whose code is fetched once it is wanted; undefined until it is there. Unlike `React.lazy` it needs no
 * `<Suspense>` and, on a server, nothing of it is rendered: for what only opens at a press.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [{ Component, error }, setState] = useState<State<Props>>({});
  const isMissing = isWanted && !Component;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` may be written in place
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadPersistently(load).then(
      // In slices: the visitor may be pressing something else by now.
      (module) => isCurrent && startTransition(() => setState({ Component: module.default })),
      (failure: unknown) => isCurrent && setState({ error: failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  if (error !== undefined) throw error;
  return Component;
}
