import { type Signal, signal } from '@preact/signals-core';
import { useState, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '../../../foundation/ui/use-browser-layout-effect';

/** A parent's value for a part that hydrates late, whose props must not change until then. */
export interface Followed<Value> {
  /** As rendered by the server. */
  readonly opening: Value;
  readonly present: Signal<Value>;
}

/** A stable object for the component's lifetime. */
export function useFollowed<Value>(value: Value): Followed<Value> {
  const [followed] = useState(() => ({ opening: value, present: signal(value) }));
  useBrowserLayoutEffect(() => {
    followed.present.value = value;
  });
  return followed;
}

/** The current value; during hydration, as rendered by the server. */
export const usePresent = <Value>({ opening, present }: Followed<Value>): Value =>
  useSyncExternalStore(
    (onChange) => present.subscribe(onChange),
    () => present.peek(),
    () => opening,
  );
