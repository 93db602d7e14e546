import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadPersistently } from './load-persistently';

type State<Props> = { Component?: ComponentType<Props>; error?: unknown };

/**
 * A component whose code loads once `isWanted`; undefined until then. Unlike `React.lazy` it needs no `<Suspense>`, and
 * on a server it renders nothing: for content that only opens on a click.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [{ Component, error }, setState] = useState<State<Props>>({});
  const isMissing = isWanted && !Component;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` may be an inline function
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadPersistently(load).then(
      // As a transition, to stay responsive if the visitor is already clicking something else.
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
