import r2wc from '@r2wc/react-to-web-component';
import { type AttributeKind, attributeName, attributeValue } from './attribute-kinds';
import type { ElementDefinition } from './define-element';
import { ElementRoot, type ElementRootProps } from './ElementRoot';
import { elementLocale, followLanguage } from './element-language';
import type { ElementTexts } from './element-texts';
import { adoptStyles, releaseStyles } from './style-registry';

// r2wc's own keys: the props of the next render, and the render itself.
const rootProps: unique symbol = Symbol.for('r2wc.props');
const render: unique symbol = Symbol.for('r2wc.render');

/** What `r2wc` makes: a shadow root, a React root in it while connected, nothing about attributes. */
interface ReactElementClass {
  new (): HTMLElement & {
    [rootProps]: Partial<ElementRootProps>;
    [render](): void;
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
}

/** Attributes every element has; they say where the shop is. */
const commonAttributes: Readonly<Record<string, AttributeKind>> = { apiBase: 'string', shopUrl: 'string' };

/**
 * The class of a custom element that shows a widget in a shadow root. Attributes and properties of the same name set
 * the same value and the last one set wins; properties may be set before the element is defined.
 *
 * `r2wc` mounts and unmounts; what it leaves open is closed here: typed attributes and their removal, bad values,
 * moves in the document without losing state, and the language of the surroundings.
 */
export function elementClass(definition: ElementDefinition, texts: ElementTexts): CustomElementConstructor {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...definition.attributes, ...commonAttributes };
  const properties = new Map(Object.keys(kinds).map((name) => [attributeName(name), name]));
  const ReactElement = r2wc(ElementRoot, { shadow: 'open', props: {} }) as unknown as ReactElementClass;

  class DiwanElement extends ReactElement {
    static readonly observedAttributes = [...properties.keys()];

    #values: Readonly<Record<string, unknown>> = {};
    #isRenderQueued = false;
    #unfollowLanguage: (() => void) | undefined;

    get values() {
      return this.#values;
    }

    setValue(name: string, value: unknown) {
      const { [name]: _replaced, ...others } = this.#values;
      this.#values = value === undefined ? others : { ...others, [name]: value };
      this.#queueRender();
    }

    override connectedCallback() {
      this.#takeEarlyProperties();
      this.#unfollowLanguage?.();
      this.#unfollowLanguage = followLanguage(this, () => this.#queueRender());
      if (this.shadowRoot) adoptStyles(this.shadowRoot);
      this.#updateRootProps();
      super.connectedCallback();
    }

    override disconnectedCallback() {
      this.#unfollowLanguage?.();
      this.#unfollowLanguage = undefined;
      // A move in the document disconnects and connects again at once: only what stays away is taken down.
      queueMicrotask(() => {
        if (this.isConnected) return;
        if (this.shadowRoot) releaseStyles(this.shadowRoot);
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string, _previous: string | null, text: string | null) {
      const name = properties.get(attribute);
      const kind = name && kinds[name];
      if (!name || !kind) return;
      try {
        this.setValue(name, attributeValue(kind, text));
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
        if (!this.isConnected) return;
        this.#updateRootProps();
        this[render]();
      });
    }

    #updateRootProps() {
      const { apiBase, shopUrl, ...values } = this.#values;
      Object.assign(this[rootProps], {
        definition,
        texts,
        element: this,
        locale: elementLocale(this),
        hints: { apiBase, shopUrl },
        values,
      });
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
