import { render } from 'preact';

/**
 * What the library needs of `react-dom/client`. Nodes that are there already are updated; Preact's own would remove them.
 * @param {ShadowRoot} container
 */
export const createRoot = (container) => ({
  render: (/** @type {import('preact').ComponentChild} */ content) => render(content, container),
  unmount: () => render(null, container),
});
