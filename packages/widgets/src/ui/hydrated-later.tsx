import { type ComponentType, memo, type NamedExoticComponent, Suspense } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A part that the server sends and whose code comes after hydration: until then its markup stays, and what is typed into
 * it. React removes the markup of a boundary that is rendered again before its code is there, so this one is rendered
 * again for other props only, whatever changes around it.
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
