/**
 * A node with the members of its own class. Markup can hide those of the document (`<img name="currentScript">`) and of
 * forms (`<input name="parentElement">`), which is called DOM clobbering: reading `document.currentScript` then gives an
 * image whose address somebody else wrote. For reading members and calling methods; the browser's own functions need the
 * node itself.
 * @example unclobbered(document).querySelector('main')
 */
export const unclobbered = <T extends Node>(node: T): T =>
  new Proxy(node, {
    get(_, name) {
      const member = Reflect.get(Object.getPrototypeOf(node), name, node);
      return typeof member === 'function' ? member.bind(node) : member;
    },
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(node), name, value, node),
  });
