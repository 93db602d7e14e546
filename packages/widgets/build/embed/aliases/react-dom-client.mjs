import { hydrate, render } from 'preact';

/**
 * What the library needs of `react-dom/client`. Markup that is there already is taken over; Preact's own would remove it.
 * @param {ShadowRoot} container
 */
export function createRoot(container) {
  let show = container.firstChild ? hydrate : render;
  return {
    /** @param {import('preact').ComponentChild} content */
    render(content) {
      show(content, container);
      show = render;
    },
    unmount: () => render(null, container),
  };
}
