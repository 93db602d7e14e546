import { options, render } from 'preact';

const { vnode } = options;
options.vnode = (/** @type {import('preact').VNode<any>} */ node) => {
  const { srcSet: srcset } = node.props;
  // Named as in markup, or a picture that is there already would lose its files and load again.
  if (srcset) node.props = { ...node.props, srcSet: undefined, srcset };
  vnode?.(node);
};

/** For the library; Preact's own would remove nodes that are there already. @param {ShadowRoot} container */
export const createRoot = (container) => ({
  render: (/** @type {import('preact').ComponentChild} */ content) => render(content, container),
  unmount: () => render(null, container),
});
