import r2wc from '@r2wc/react-to-web-component';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary';
import { elementLocale } from '../ancestors/element-language';
import { CURRENCY_DISPLAYS, type CurrencyDisplay, shopsAround } from '../ancestors/shops-around';
import {
  type AttributeKind,
  attributeName,
  attributeValue,
  propertyValue,
} from '../attributes/attribute-kinds';
import type { ElementDefinition, MethodTable } from '../define-element';
import { report } from '../diagnostics/report';
import { emit, type PlainEventName } from '../events/element-events';
import type { EmbedSession } from '../session/embed-session';
import { adoptStyles, releaseStyles } from '../styles/style-registry';
import { ElementRoot } from './ElementRoot';
import type { ElementTexts } from './element-texts';

/** Attributes every element has; a `<diwan-shop>` around it provides the same. */
const commonAttributes = { shopUrl: 'string', currency: CURRENCY_DISPLAYS } as const;

/** The reactions of a custom element, which the library's types leave out. */
interface LibraryElement extends HTMLElement {
  /** Renders, and mounts first if necessary. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

/**
 * The class of a custom element that shows a widget in a shadow root. Attributes and properties of the same name set
 * the same value and the last one set wins; properties may be set before the element is defined.
 *
 * `@r2wc/react-to-web-component` mounts, updates and unmounts the widget. Added here: the kinds of attributes and
 * properties, bad values that leave the one before in place, removed attributes, properties set before, several changes in one
 * render, moves that keep the widget's state, the language of the page around, and styles.
 */
export function elementClass<Props extends object>(
  definition: ElementDefinition<Props>,
  texts: ElementTexts,
  session: EmbedSession,
): CustomElementConstructor {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...definition.attributes, ...commonAttributes };
  const maxima: Readonly<Record<string, number | undefined>> = definition.maxima ?? {};
  const filters = new Set<string>(definition.filters);
  const names = Object.keys(kinds);
  const nameOfAttribute = new Map(names.map((name) => [attributeName(name), name]));

  // Own keys: the page's scripts may have extended `Object.prototype`.
  const events = Object.entries<PlainEventName | undefined>(definition.events ?? {}).flatMap(
    ([property, event]) => (event ? [[property, event] as const] : []),
  );

  function Root({ container }: { container: ShadowRoot }) {
    const element = container.host as DiwanElement;
    const { shopUrl, currency, ...values } = element.values as Record<string, unknown> & {
      shopUrl?: string;
      currency?: CurrencyDisplay;
    };
    // They are for the first rendering alone: later ones show what has become of them.
    const initial = session.initialProps.get(element);
    useLayoutEffect(() => {
      session.initialProps.delete(element);
    }, [element]);
    const callbacks = events.map(([name, event]) => [name, () => emit(element, event, null)] as const);
    return (
      // Outside of the one that offers to try again: nothing of an element may fail without what is between its tags.
      <ErrorBoundary onError={(error) => element.fail(error)} fallback={() => <slot />}>
        <ElementRoot
          definition={definition}
          texts={texts}
          session={session}
          element={element}
          locale={elementLocale(element)}
          shops={[{ shopUrl, currency }, ...shopsAround(element)]}
          // Each value is of its attribute's kind, and the definition has checked the kinds against the props.
          values={{ ...Object.fromEntries(callbacks), ...initial, ...values } as Props}
        />
      </ErrorBoundary>
    );
  }

  // It renders the element, which reads the values itself.
  const Base = r2wc(Root as Parameters<typeof r2wc>[0], { shadow: 'open' }) as new () => LibraryElement;

  class DiwanElement extends Base {
    static readonly observedAttributes = [...nameOfAttribute.keys()];

    /** The values of attributes and properties. */
    readonly values: Record<string, unknown> = {};
    #isRenderQueued = false;
    #hasFailed = false;
    #unfollow: (() => void) | undefined;

    override connectedCallback() {
      this.#attempt(() => {
        this.#takePresetProperties();
        this.#unfollow = session.ancestors.follow(this, () => this.#queueRender());
        if (this.shadowRoot) adoptStyles(this.shadowRoot);
        super.connectedCallback();
      });
      // That was the render for what the attributes have set.
      this.#isRenderQueued = false;
    }

    override disconnectedCallback() {
      this.#unfollow?.();
      this.#unfollow = undefined;
      // A move in the document disconnects and connects again at once: only what stays away is taken down.
      queueMicrotask(() => {
        if (this.isConnected) return;
        if (this.shadowRoot) releaseStyles(this.shadowRoot);
        this.#attempt(() => super.disconnectedCallback());
      });
    }

    /**
     * Takes a step of the element's life. Pages replace what the language provides (`Function.prototype.bind`), so any may
     * fail: what is between the tags is then shown.
     */
    #attempt(step: () => void) {
      if (this.#hasFailed) return;
      try {
        step();
        // Where even the message of an error can't be rendered.
        setTimeout(() => {
          if (this.isConnected && !this.shadowRoot?.hasChildNodes())
            this.fail(new Error('Nothing was rendered.'));
        });
      } catch (error) {
        this.fail(error);
      }
    }

    /** Shows what is between the tags for good. */
    fail(error: unknown) {
      if (this.#hasFailed) return;
      this.#hasFailed = true;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.replaceChildren(document.createElement('slot'));
      report(this, { type: 'failure', error });
    }

    attributeChangedCallback(attribute: string, _previous: string | null, text: string | null) {
      // Only attributes of the table are observed.
      const name = nameOfAttribute.get(attribute) as string;
      this.takeValue(name, text, (kind) => attributeValue(kind, text), attribute);
    }

    /** Sets what an attribute or, without one, a property says, if it makes sense. */
    takeValue(name: string, given: unknown, read: (kind: AttributeKind) => unknown, attribute?: string) {
      const kind = kinds[name] as AttributeKind;
      const largest = maxima[name];
      const isFilter = filters.has(name);
      const problem = (most?: number) =>
        report(this, {
          type: 'value',
          name: attribute ?? name,
          isProperty: !attribute,
          value: given,
          kind,
          most,
          isFilter,
        });
      try {
        const value = read(kind);
        const isTooLarge = largest && Number(value) > largest;
        if (isTooLarge) problem(largest);
        this.#setValue(name, isTooLarge ? largest : value);
      } catch {
        problem();
        // The value before stays, since a typo in a template must not empty the page; other products than the page
        // means would be worse.
        if (isFilter) this.#setValue(name, kind === 'numbers' ? [] : Number.NaN);
      }
    }

    #setValue(name: string, value: unknown) {
      this.values[name] = value;
      this.#queueRender();
    }

    /** Properties set before the element was defined hide the accessors of the class: set them again through those. */
    #takePresetProperties() {
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    /** Several attributes set in a row are one render. */
    #queueRender() {
      if (this.#isRenderQueued) return;
      this.#isRenderQueued = true;
      queueMicrotask(() => {
        if (!this.#isRenderQueued) return;
        this.#isRenderQueued = false;
        // The library would render an element that is not in the page yet.
        if (this.isConnected) this.#attempt(() => super.connectedCallback());
      });
    }
  }

  for (const name of names) {
    Object.defineProperty(DiwanElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: DiwanElement) {
        return this.values[name];
      },
      set(this: DiwanElement, value: unknown) {
        this.takeValue(name, value, (kind) => propertyValue(kind, value));
      },
    });
  }
  for (const [name, method] of Object.entries<MethodTable[string] | undefined>(definition.methods ?? {})) {
    Object.defineProperty(DiwanElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: DiwanElement, ...args: never[]) {
        return method?.({ element: this, session }, ...args);
      },
    });
  }
  return DiwanElement;
}
