import { render } from 'preact';

/** @param {ShadowRoot} container */
export const createRoot = (container) => ({
  render: (/** @type {import('preact').ComponentChild} */ content) => render(content, container),
  unmount: () => render(null, container),
});
