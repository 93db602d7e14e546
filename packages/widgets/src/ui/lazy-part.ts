import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const connection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await connection();
    return persistently(load);
  }
}

/**
 * `React.lazy` for a part whose code may be wanted while there is no connection: it waits for one, where an error
 * would take the whole page down.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load));
}
