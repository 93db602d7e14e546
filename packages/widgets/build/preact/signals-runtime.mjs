import { effect } from '@preact/signals-core';
import { options } from 'preact';

/**
 * A component of Preact, with the fields this module needs.
 * @typedef {object} RenderedComponent
 * @property {(...values: unknown[]) => unknown} render
 * @property {(() => void) | undefined} [componentWillUnmount]
 * @property {(state: object) => void} setState
 */

const followers = new WeakSet();

/** Renders the component again whenever a signal changes that its last rendering has read. @param {RenderedComponent} component */
function followSignals(component) {
  const { render, componentWillUnmount } = component;
  let stop = () => {};

  component.render = (...values) => {
    stop();
    /** @type {unknown} */
    let output;
    let isRendered = false;
    stop = effect(() => {
      if (isRendered) {
        component.setState({});
        return;
      }
      isRendered = true;
      output = render.apply(component, values);
    });
    return output;
  };
  component.componentWillUnmount = () => {
    stop();
    componentWillUnmount?.call(component);
  };
}

// Preact's hook «before a component renders», by the short names its packages agree on.
const before = options.__r;
options.__r = (vnode) => {
  before?.(vnode);
  const component = vnode.__c;
  if (followers.has(component)) return;
  followers.add(component);
  followSignals(component);
};

/** Every component follows the signals it reads: there is nothing to begin, nor to end. */
export const useSignals = () => ({ f() {} });
