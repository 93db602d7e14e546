import type { ComponentType } from 'react';
import { Deferred, type DeferredProps } from './Deferred';
import { type LazyComponent, lazyWithPreload } from './lazy-with-preload';

/**
 * A {@link Deferred} part with code of its own, which loads when it hydrates. On a server the code is there before the
 * first request; where nothing waited for it, `preload()` does.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: Pick<DeferredProps, 'when' | 'className'> = {},
): LazyComponent<Props> {
  const Code = lazyWithPreload(load);
  if (typeof document === 'undefined') void Code.preload();
  function DeferredPart(props: Props) {
    return (
      <Deferred {...options} load={Code.preload}>
        <Code {...props} />
      </Deferred>
    );
  }
  return Object.assign(DeferredPart, { preload: Code.preload });
}
