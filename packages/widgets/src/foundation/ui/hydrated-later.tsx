import { type ComponentType, memo, type NamedExoticComponent, Suspense } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A server-rendered part whose code loads after hydration: until then its markup stays, including typed text. React
 * discards the markup of a boundary that re-renders before its code has loaded, so this one only re-renders when its
 * props change.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): NamedExoticComponent<Props> {
  const Part = lazyPart(load);
  return memo(function HydratedLater(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
