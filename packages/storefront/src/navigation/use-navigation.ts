import type { ReadonlySignal } from '@preact/signals-core';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { pathOf } from './addresses';
import type { NavigationModel } from './navigation-model';
import type { ShownPage } from './page/shown-page';

/** A page that isn't on the screen yet. */
export interface ExpectedPage {
  /** Missing until its code has loaded, and for pages without one. */
  skeleton?: ComponentType | undefined;
}

export interface PageOfAddress {
  /** The page on the screen; the previous one while the next is loading. */
  shown: ShownPage;
  isLoading: boolean;
  /** The page being loaded, if it isn't the one on the screen. */
  expected: ExpectedPage | undefined;
}

const never = () => false;

/** The value of a signal. A new one is a transition, so that the page before stays until the next can be rendered. */
function useInTransition<Value>(
  signal: ReadonlySignal<Value>,
  isUrgent: (value: Value) => boolean = never,
): Value {
  const [value, setValue] = useState(() => signal.peek());
  useEffect(
    () =>
      signal.subscribe((next) => {
        if (isUrgent(next)) setValue(next);
        else startTransition(() => setValue(next));
      }),
    [signal, isUrgent],
  );
  return value;
}

// A page that was left shows at once, as the browser's own Back does.
const isReturn = (page: ShownPage): boolean => page.isReturn ?? false;

/**
 * The page of an address: the first one's while the address is its own, then that of the current address once loaded.
 * @param wanted the address as returned by `loadedAddress`
 */
export function useNavigation(model: NavigationModel, address: string, wanted: string): PageOfAddress {
  const shown = useInTransition(model.shown, isReturn);
  const coming = useInTransition(model.coming);
  const isReloading = useInTransition(model.isReloading);
  const isLoading = shown.address !== wanted || isReloading;

  useLayoutEffect(() => {
    if (!isLoading) model.keep(shown, address);
  }, [model, isLoading, shown, address]);
  useEffect(() => model.start(), [model]);
  useEffect(() => model.open(address), [model, address]);

  const skeleton = coming?.address === wanted ? coming.page.skeleton : undefined;
  return {
    shown,
    isLoading,
    expected: pathOf(address) === pathOf(shown.address) ? undefined : { skeleton },
  };
}
