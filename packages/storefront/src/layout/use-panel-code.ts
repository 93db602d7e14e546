import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** Why a panel didn't load: no connection, or the request for its code failed while online. */
export type PanelProblem = 'offline' | 'failed';

export interface PanelCode<Props> {
  /** Undefined until the panel is first wanted and its code has loaded. */
  readonly Panel: ComponentType<Props> | undefined;
  readonly problem: PanelProblem | undefined;
  retry(): void;
  /** Fetches the code ahead of a click, if online. */
  prepare(): void;
}

/**
 * The code of a panel, fetched when the panel is first wanted and retried when the connection is back.
 * @param onBroken called when the code can't be loaded in this document: most browsers never retry a failed dynamic
 *   import. Must be stable.
 */
export function usePanelCode<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onBroken: () => void,
): PanelCode<Props> {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [problem, setProblem] = useState<PanelProblem>();
  const isMissing = isWanted && !Panel;

  const fetchCode = useCallback(
    async (onFailure: () => void) => {
      // Not attempted offline: see `onBroken`.
      if (!navigator.onLine) return setProblem('offline');
      const module = await load().catch(() => undefined);
      if (!module) return navigator.onLine ? onFailure() : setProblem('offline');
      // Interruptible: the visitor may already be using something else.
      startTransition(() => {
        setProblem(undefined);
        setPanel(() => module.default);
      });
    },
    [load],
  );
  const retry = useCallback(() => void fetchCode(onBroken), [fetchCode, onBroken]);

  useEffect(() => {
    if (!isMissing) return;
    const begin = () => void fetchCode(() => setProblem('failed'));
    begin();
    window.addEventListener('online', begin);
    return () => window.removeEventListener('online', begin);
  }, [isMissing, fetchCode]);

  const prepare = useCallback(() => {
    if (navigator.onLine) load().catch(() => {});
  }, [load]);

  return { Panel, problem, retry, prepare };
}
