import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type AttributeKind, attributeName, attributeValue } from './attribute-kinds';
import type { ElementDefinition } from './define-element';
import { ElementRoot } from './ElementRoot';
import { elementLocale, followLanguage } from './element-language';
import type { ElementTexts } from './element-texts';
import type { ShopHints } from './shop-address';
import { adoptStyles, releaseStyles } from './style-registry';

/** Attributes every element has; they say where the shop is. */
const commonAttributes: Readonly<Record<string, AttributeKind>> = { apiBase: 'string', shopUrl: 'string' };

/**
 * The class of a custom element that shows a widget in a shadow root. Attributes and properties of the same name set
 * the same value and the last one set wins; properties may be set before the element is defined.
 *
 * A bad value is told and the one before stays; what moves in the document keeps its state.
 */
export function elementClass(
  definition: ElementDefinition,
  texts: ElementTexts,
  sheet: CSSStyleSheet,
): CustomElementConstructor {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...definition.attributes, ...commonAttributes };
  const properties = new Map(Object.keys(kinds).map((name) => [attributeName(name), name]));

  class DiwanElement extends HTMLElement {
    static readonly observedAttributes = [...properties.keys()];

    readonly #shadow = this.attachShadow({ mode: 'open' });
    #root: Root | undefined;
    #values: Readonly<Record<string, unknown>> = {};
    #isRenderQueued = false;
    #unfollowLanguage: (() => void) | undefined;

    get values() {
      return this.#values;
    }

    setValue(name: string, value: unknown) {
      this.#values = { ...this.#values, [name]: value };
      this.#queueRender();
    }

    connectedCallback() {
      this.#takeEarlyProperties();
      this.#unfollowLanguage?.();
      this.#unfollowLanguage = followLanguage(this, () => this.#queueRender());
      adoptStyles(this.#shadow, sheet);
      this.#render();
    }

    disconnectedCallback() {
      this.#unfollowLanguage?.();
      this.#unfollowLanguage = undefined;
      // A move in the document disconnects and connects again at once: only what stays away is taken down.
      queueMicrotask(() => {
        if (this.isConnected) return;
        releaseStyles(this.#shadow);
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    attributeChangedCallback(attribute: string, _previous: string | null, text: string | null) {
      // Only attributes of the table are observed.
      const name = properties.get(attribute) as string;
      try {
        this.setValue(name, attributeValue(kinds[name] as AttributeKind, text));
      } catch (error) {
        // The value before stays: a typo in a template must not empty the page.
        console.error(`<${definition.tag}> ${attribute}="${text}" is ignored: ${(error as Error).message}`);
      }
    }

    /** Properties set before the element was defined hide the accessors of the class: set them again through those. */
    #takeEarlyProperties() {
      for (const name of properties.values()) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    /** Several attributes set in a row are one render. */
    #queueRender() {
      if (this.#isRenderQueued || !this.isConnected) return;
      this.#isRenderQueued = true;
      queueMicrotask(() => {
        this.#isRenderQueued = false;
        if (this.isConnected) this.#render();
      });
    }

    #render() {
      const { apiBase, shopUrl, ...values } = this.#values;
      this.#root ??= createRoot(this.#shadow);
      this.#root.render(
        createElement(ElementRoot, {
          definition,
          texts,
          element: this,
          locale: elementLocale(this),
          hints: { apiBase, shopUrl } as ShopHints,
          values,
        }),
      );
    }
  }

  for (const name of properties.values()) {
    Object.defineProperty(DiwanElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: DiwanElement) {
        return this.values[name];
      },
      set(this: DiwanElement, value: unknown) {
        this.setValue(name, value);
      },
    });
  }
  return DiwanElement;
}
