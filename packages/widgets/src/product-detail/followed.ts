import { type Signal, signal } from '@preact/signals-core';
import { useState, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect';

/** A value that changes above, for a part that hydrates later: the part's props must stay the same until then. */
export interface Followed<Value> {
  /** As the server rendered it. */
  readonly opening: Value;
  readonly present: Signal<Value>;
}

/** One object for as long as the component lives. */
export function useFollowed<Value>(value: Value): Followed<Value> {
  const [followed] = useState(() => ({ opening: value, present: signal(value) }));
  useBrowserLayoutEffect(() => {
    followed.present.value = value;
  });
  return followed;
}

/** The value as it is now; while the part hydrates, as the server rendered it. */
export const usePresent = <Value>({ opening, present }: Followed<Value>): Value =>
  useSyncExternalStore(
    (onChange) => present.subscribe(onChange),
    () => present.peek(),
    () => opening,
  );
