import { type Signal, signal } from '@preact/signals-core';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A width that changes above, for a part that hydrates later: the part's props must stay the same until then. */
export interface FollowedWidth {
  readonly current: Signal<number | undefined>;
  /** As the page opened with it: what a server has rendered. */
  readonly atFirst: number | undefined;
}

/** One object for as long as the component lives. */
export function useFollowedWidth(width: number | undefined): FollowedWidth {
  const [followed] = useState(() => ({ current: signal(width), atFirst: width }));
  useEffect(() => {
    followed.current.value = width;
  }, [followed, width]);
  return followed;
}

export const useWidth = ({ current, atFirst }: FollowedWidth): number | undefined =>
  useSyncExternalStore(
    (onChange) => current.subscribe(onChange),
    () => current.peek(),
    () => atFirst,
  );
