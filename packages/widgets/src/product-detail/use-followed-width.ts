import { signal } from '@preact/signals-core';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A width that changes above, for a part that hydrates later: the part's props must stay the same until then. */
export interface FollowedWidth {
  subscribe(onChange: () => void): () => void;
  now(): number | undefined;
  /** As the page opened with it: what a server has rendered. */
  atFirst(): number | undefined;
}

/** One object for as long as the component lives. */
export function useFollowedWidth(width: number | undefined): FollowedWidth {
  const [{ current, followed }] = useState(() => {
    const current = signal(width);
    const followed: FollowedWidth = {
      subscribe: (onChange) => current.subscribe(onChange),
      now: () => current.peek(),
      atFirst: () => width,
    };
    return { current, followed };
  });
  useEffect(() => {
    current.value = width;
  }, [current, width]);
  return followed;
}

export const useWidth = ({ subscribe, now, atFirst }: FollowedWidth): number | undefined =>
  useSyncExternalStore(subscribe, now, atFirst);
