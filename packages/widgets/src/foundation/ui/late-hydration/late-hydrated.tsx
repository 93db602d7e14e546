import { type ComponentType, memo, type NamedExoticComponent } from 'react';
import { lazyPart } from '../lazy-part';
import { LateHydration, type LateHydrationProps } from './LateHydration';

/**
 * A server-rendered part whose code loads when the visitor comes near or uses it. Its props must be stable until then.
 */
export function lateHydrated<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: Omit<LateHydrationProps, 'children'> = {},
): NamedExoticComponent<Props> {
  const Part = lazyPart(load);
  return memo(function LateHydrated(props: Props) {
    return (
      <LateHydration {...options}>
        <Part {...props} />
      </LateHydration>
    );
  });
}
