import { createElement } from 'preact';

export * from 'preact/compat';
// `@r2wc/react-to-web-component` reads this one member of the default export; the whole object would keep all of
// compat in the bundle.
export default { createElement };
