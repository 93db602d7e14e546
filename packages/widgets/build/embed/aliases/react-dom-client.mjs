import { options, render } from 'preact';

/** @typedef {Text & { shown?: string }} ShownText */
/** @typedef {{ __e?: Element, __k?: ({ props: unknown, __e?: ShownText } | null)[] }} RenderedNode what Preact keeps */

/**
 * A browser's page translation puts an element in the place of a text. Preact would change the text that is no longer
 * there; React puts the new text in the place of the element.
 */
const { diffed } = options;
options.diffed = (node) => {
  diffed?.(node);
  const { __e: element, __k: children } = /** @type {RenderedNode} */ (node);
  const child = typeof node.type === 'string' && children?.length === 1 ? children[0] : undefined;
  if (typeof child?.props !== 'string' || !child.__e) return;
  if (child.__e.parentNode !== element && child.__e.shown !== child.props)
    element?.replaceChildren(child.__e);
  child.__e.shown = child.props;
};

/** The library calls it; Preact's own would bring along all of `preact/compat`. @param {ShadowRoot} container */
export const createRoot = (container) => ({
  render: (/** @type {import('preact').ComponentChild} */ content) => render(content, container),
  unmount: () => render(null, container),
});
