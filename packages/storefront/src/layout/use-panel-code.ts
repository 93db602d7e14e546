import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** Why a panel is not there: no connection, or its code did not arrive over the one there is. */
export type PanelProblem = 'offline' | 'failed';

export interface PanelCode<Props> {
  /** Undefined until it is first wanted and its code is there. */
  readonly Panel: ComponentType<Props> | undefined;
  readonly problem: PanelProblem | undefined;
  retry(): void;
  /** Fetches the code ahead of the press, if that can be done. */
  prepare(): void;
}

/**
 * The code of a panel, fetched when the panel is first wanted, and again as soon as a lost connection is back.
 * @param onBroken called where the code cannot be had in this document: most browsers never fetch again what once
 *   failed to arrive. Must be stable.
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
      // Not even tried: see `onBroken`.
      if (!navigator.onLine) return setProblem('offline');
      const module = await load().catch(() => undefined);
      if (!module) return navigator.onLine ? onFailure() : setProblem('offline');
      // In slices: the visitor may be pressing something else by now.
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
