/** The library imports `createElement` from React's default export; Preact's own would bring along all of `preact/compat`. */
import { createElement, useEffect, useState } from 'preact/compat';

export * from 'preact/compat';
export default { createElement };

/** In a browser alone there is nothing to wait for: what is lazy shows itself once it is there. */
export const Suspense = (/** @type {{ children?: unknown }} */ { children }) => children;

/**
 * Preact's own would make every page with an element pay for it.
 * @param {() => Promise<{ default: import('preact').ComponentType<object> }>} load
 */
export function lazy(load) {
  /** @type {import('preact').ComponentType<object> | undefined} */
  let Loaded;
  return function Lazy(/** @type {object} */ props) {
    const [Component, setComponent] = useState(() => Loaded);
    const [error, setError] = useState(/** @type {unknown} */ (undefined));
    useEffect(() => {
      if (Component) return;
      load().then(({ default: arrived }) => {
        Loaded = arrived;
        setComponent(() => arrived);
      }, setError);
    }, [Component]);
    if (error) throw error;
    return Component ? createElement(Component, props) : null;
  };
}
