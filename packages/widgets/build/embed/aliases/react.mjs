/** The library imports `createElement` from React's default export; Preact's own would bring along all of `preact/compat`. */
import { createElement } from 'preact/compat';

export * from 'preact/compat';
export default { createElement };
