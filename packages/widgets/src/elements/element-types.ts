import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CurrencyDisplay } from './ancestors/shops-around';
import type { elements } from './definitions';
import type { ElementEventDetails } from './events/element-events';

/*
 * Types of the elements for pages written in TypeScript, made from the definitions: `document.querySelector`,
 * `document.createElement` and `addEventListener` know tags, properties and events, and so does JSX.
 */

type Definitions = (typeof elements)[number];
type DefinitionOf<Tag extends ElementTag> = Extract<Definitions, { readonly tag: Tag }>;
type PropsOf<Tag extends ElementTag> =
  DefinitionOf<Tag> extends { readonly Widget: ComponentType<infer Props> } ? Props : object;

/** Tags of all elements: `'diwan-cart'` … */
export type ElementTag = Definitions['tag'];

interface CommonProperties {
  /** The shop. */
  shopUrl?: string | undefined;
  /** How prices name the currency. */
  currency?: CurrencyDisplay | undefined;
}

/** A product's number is a number in the API's responses. */
type PropertyValue<Name, Value> = Name extends 'product' ? Value | number : Value;

type MethodsOf<Tag extends ElementTag> =
  DefinitionOf<Tag> extends { readonly methods?: infer Methods } ? NonNullable<Methods> : object;

/** Methods as the page calls them. */
type PageMethods<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (call: never, ...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Result
    : never;
};

/** An element in the page, with its attributes as properties: `DiwanElement<'diwan-product-grid'>`. */
export type DiwanElement<Tag extends ElementTag> = HTMLElement &
  CommonProperties &
  PageMethods<MethodsOf<Tag>> & {
    -readonly [Name in keyof DefinitionOf<Tag>['attributes'] & keyof PropsOf<Tag>]?:
      | PropertyValue<Name, PropsOf<Tag>[Name]>
      | undefined;
  };

/** The event of a name, with its detail: `ElementEvent<'diwan-add'>`. */
export type ElementEvent<Name extends keyof ElementEventDetails> = CustomEvent<ElementEventDetails[Name]>;

/** `checkoutHref` → `checkout-href`. */
type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Property;

/** The values that a kind of attribute accepts. */
type AttributeValue<Kind> = Kind extends 'boolean'
  ? boolean | '' | 'true' | 'false'
  : Kind extends 'number'
    ? number | `${number}`
    : Kind extends readonly (infer Word)[]
      ? Word
      : string | number;

/** Attributes of an element as they are written in HTML and JSX. */
export type ElementAttributes<Tag extends ElementTag> = {
  [Name in keyof DefinitionOf<Tag>['attributes'] & string as AttributeName<Name>]?:
    | AttributeValue<NonNullable<DefinitionOf<Tag>['attributes'][Name]>>
    | undefined;
} & {
  'shop-url'?: string | undefined;
  currency?: CurrencyDisplay | undefined;
};

type DiwanElements = { [Tag in ElementTag]: DiwanElement<Tag> };

/** React 19 listens to the events of a custom element: `ondiwan-add`. */
type JsxListeners = {
  [Name in keyof ElementEventDetails as `on${Name}`]?: ((event: ElementEvent<Name>) => void) | undefined;
};

type DiwanIntrinsicElements = {
  [Tag in ElementTag]: DetailedHTMLProps<HTMLAttributes<DiwanElement<Tag>>, DiwanElement<Tag>> &
    ElementAttributes<Tag> &
    JsxListeners;
};

declare global {
  interface HTMLElementTagNameMap extends DiwanElements {}
}

// React 19, and React 18 with types of 18.2.8 or newer.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DiwanIntrinsicElements {}
  }
}
