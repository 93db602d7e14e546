import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPersistently } from './load-persistently';

/**
 * `React.lazy` for a part that may be rendered while offline: it waits for a connection instead of throwing, which
 * would unmount the whole page.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPersistently(load));
}
