import { type ComponentType, memo, type NamedExoticComponent, Suspense } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A part that the server sends and whose code comes after hydration: its markup, and what is typed into it, stands until
 * then. React takes the markup of a boundary away that is rendered anew before its code is there, so the boundary is
 * rendered anew for other props only, whatever changes around it.
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
