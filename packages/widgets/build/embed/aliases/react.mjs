/** The library imports `createElement` from React's default export; Preact's own would bring along all of `preact/compat`. */
import { createElement } from 'preact/compat';
import { useLazyComponent } from '../../../src/foundation/ui/use-lazy-component';

export * from 'preact/compat';
export default { createElement };

/** In a browser alone there is nothing to wait for: what is lazy shows itself once it is there. */
export const Suspense = (/** @type {{ children?: unknown }} */ { children }) => children;

/** Preact's own would make every page with an element pay for it. @param {Parameters<typeof useLazyComponent>[0]} load */
export function lazy(load) {
  /** What has arrived once is there at once. @type {ReturnType<typeof useLazyComponent>} */
  let Loaded;
  return function Lazy(/** @type {object} */ props) {
    const Arrived = useLazyComponent(load, !Loaded);
    Loaded ??= Arrived;
    return Loaded ? createElement(Loaded, props) : null;
  };
}
