import type { ConnectionOptions } from '@diwan/sdk/parts';
import type { ComponentType } from 'react';
import type { Namespace } from '../foundation/i18n';
import type { AttributeTable } from './attributes/attribute-kinds';
import type { PlainEventName } from './events/element-events';
import type { EmbedSession } from './session/embed-session';

/** Calls without an argument become events without a detail. */
type EventTable<Props> = {
  readonly [Name in keyof Props & string as (() => void) extends NonNullable<Props[Name]>
    ? Name
    : never]?: PlainEventName;
};

/** The input for the preparation of an element's first rendering. */
export interface Preparation {
  readonly element: HTMLElement;
  readonly session: EmbedSession;
  readonly connection: ConnectionOptions;
  readonly signal: AbortSignal;
}

/** The first argument of an element's method, before the page's. */
export interface ElementCall {
  readonly element: HTMLElement;
  readonly session: EmbedSession;
}

/** Methods of an element, by name. */
export type MethodTable = Readonly<Record<string, (call: ElementCall, ...args: never[]) => unknown>>;

/** A custom element before it is registered: plain data, safe to import on a server. */
export interface ElementDefinition<Props extends object> {
  readonly tag: `diwan-${string}`;
  readonly Widget: ComponentType<Props>;
  /** Namespaces of its texts, besides `common` and `errors`, with those of what opens on a press. Read only by the build. */
  readonly texts?: readonly Namespace[];
  /** Props of the widget that are attributes of the element, which is also its properties. */
  readonly attributes: AttributeTable<Props>;
  /** Props of the widget that are calls, each with the event the element dispatches then. */
  readonly events?: EventTable<Props>;
  /** Methods that the page can call. */
  readonly methods?: MethodTable;
  /** Largest values of attributes that are numbers: a larger one is reduced and reported. */
  readonly maxima?: { readonly [Name in string & keyof Props]?: number };
  /** Attributes that choose what is shown: with an invalid one nothing is shown, instead of everything. */
  readonly filters?: readonly (string & keyof Props)[];
  /** Least height while it shows that it loads, as a CSS length, and before its code is there if it exports no `room`. */
  readonly reservedBlockSize: string;
  /** It never becomes lower than that: how much is shown next depends on the visitor's storage. */
  readonly keepsBlockSize?: boolean;
  /**
   * Props for the element's first rendering, made of preloaded responses. It must end with the signal, and send no request
   * of its own.
   */
  readonly initialProps?: (preparation: Preparation) => Promise<Partial<Props>>;
  /** Whether its first rendering calls the API: the loader then fetches the client's code beside the element's. */
  readonly callsAtOnce?: boolean;
}

/**
 * Room an element takes before its code is there, so that what follows it doesn't jump; for those that know their size while they
 * load. Exported beside the element, and read only by the build.
 */
export interface Room {
  /** Height as a CSS length. */
  readonly blockSize: string;
  /**
   * Declarations with a better height, for browsers that can compute it; `cqi` is a hundredth of the element's width, and
   * `--diwan-count` is its `limit` or how many `ids` it names.
   */
  readonly byWidth?: () => string;
}

/** An element that shows nothing itself: others read its attributes. */
export interface ProviderDefinition extends Pick<ElementDefinition<object>, 'reservedBlockSize'> {
  readonly tag: `diwan-${string}`;
  readonly attributes: Readonly<Record<string, never>>;
  readonly Widget?: undefined;
  /** Makes the tag known to the browser. */
  register(): void;
}

export const defineProvider = <const Definition extends ProviderDefinition>(
  definition: Definition,
): Definition => definition;

/** A name that is no prop of the widget doesn't compile. */
type OnlyPropsOf<Props, Attributes> = { readonly [Name in Exclude<keyof Attributes, keyof Props>]: never };

/**
 * Describes an element. An attribute whose kind doesn't fit the widget's prop doesn't compile. The result keeps the
 * tag, the attributes and the methods as types.
 */
export const defineElement = <
  Props extends object,
  const Tag extends ElementDefinition<Props>['tag'],
  const Attributes extends AttributeTable<Props>,
  const Methods extends MethodTable = Record<never, never>,
>(
  definition: Omit<ElementDefinition<Props>, 'tag' | 'attributes' | 'methods'> & {
    readonly tag: Tag;
    readonly attributes: Attributes & OnlyPropsOf<Props, Attributes>;
    readonly methods?: Methods;
  },
): Omit<ElementDefinition<Props>, 'tag' | 'attributes' | 'methods'> & {
  readonly tag: Tag;
  readonly attributes: Attributes;
  readonly methods?: Methods;
} => definition;
