import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPersistently } from './load-persistently';

/**
 * `React.lazy` for a part whose code may be wanted while there is no connection: it waits for one, where an error
 * would take the whole page down.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPersistently(load));
}
