import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPersistently } from './load-persistently';

/**
 * `React.lazy` for a part whose absence must not take the page with it. Offline, it waits for a connection. If its code
 * can't be loaded at all, the server's markup or the fallback stays until the next full page load: many browsers remember
 * a module that failed once, so trying again doesn't help.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPersistently(load).catch(() => new Promise<never>(() => {})));
}
