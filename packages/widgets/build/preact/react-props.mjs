import { options } from 'preact';

/** Attributes of SVG that React writes in camel case. */
const svgAttribute = /^(?:clip|dominant|fill|font|stop|stroke|text(?!L)|vector)[A-Z]/;

/** Types of input whose `change` event means the same in React. */
const isSwitchOrFile = /^(?:checkbox|radio|file)$/;

/**
 * The name Preact has for a property that React calls `name`.
 * @param {string} type tag @param {string} name @param {Record<string, unknown>} props
 */
function preactName(type, name, props) {
  // React's focus events bubble.
  if (name === 'onFocus') return 'onFocusIn';
  if (name === 'onBlur') return 'onFocusOut';
  // React's `change` comes with every keystroke.
  if (name === 'onChange' && /^(?:input|textarea)$/.test(type) && !isSwitchOrFile.test(`${props.type}`))
    return 'onInput';
  if (svgAttribute.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name;
}

// Everything else has the same name and meaning in both.
const before = options.vnode;
options.vnode = (vnode) => {
  const { type, props } = vnode;
  if (typeof type === 'string') {
    vnode.props = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [preactName(type, name, props), value]),
    );
  }
  before?.(vnode);
};
