import { CURRENCY_DISPLAYS } from '../ancestors/shops-around';
import { attributeName } from '../attributes/attribute-kinds';
import { report } from '../diagnostics/report';

const properties = ['shopUrl', 'currency'] as const;

/**
 * The class of `<diwan-shop>`. It shows nothing itself and leaves its content where it is; elements in it read its
 * attributes, which its properties set.
 */
export function shopClass(): CustomElementConstructor {
  class DiwanShop extends HTMLElement {
    static readonly observedAttributes = ['currency'];

    connectedCallback() {
      for (const name of properties) {
        // Set before the class was there, a property hides its accessor.
        const early: unknown = Object.getOwnPropertyDescriptor(this, name)?.value;
        if (!Reflect.deleteProperty(this, name) || early === undefined) continue;
        Reflect.set(this, name, early);
      }
    }

    attributeChangedCallback(attribute: string, _previous: string | null, text: string | null) {
      if (text !== null && !CURRENCY_DISPLAYS.some((display) => display === text))
        report(this, { type: 'value', name: attribute, value: text, kind: CURRENCY_DISPLAYS });
    }
  }

  for (const name of properties) {
    const attribute = attributeName(name);
    Object.defineProperty(DiwanShop.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: Element, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
  return DiwanShop;
}
