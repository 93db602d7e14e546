import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import type { Namespace, Translate, TranslationKey } from '@diwan/widgets';
import type { ComponentType, ReactElement } from 'react';
import type { Shell } from '../../data/shell';
import type { AnalyticsEvent, AnalyticsEvents } from '../../visit/analytics/events';

/** Input of a page's `load`. */
export interface LoadContext {
  client: Client;
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  locale: Locale;
  shell: Shell;
  /** Public origin of the shop, e.g. `https://shop.example`. */
  origin: string;
  /** Server only: internal origin of the API, e.g. `http://127.0.0.1:4000`, which visitors can't reach. */
  apiOrigin?: string;
  /** Lists load their first page on the server, so that it is in the document; in the browser they fetch it themselves. */
  isServer: boolean;
  /** Aborted when the visitor navigates elsewhere. */
  signal?: AbortSignal | undefined;
}

/** A page's data and HTTP status: a missing product is a page too. */
export interface Loaded<Data> {
  data: Data;
  status: 200 | 404 | 503;
}

/** Input of a page's `head`. */
export interface HeadContext {
  locale: Locale;
  t: Translate;
  shell: Shell;
  /** Path of the page, without query. */
  path: string;
  /** Returns the absolute URL of a page or file of the shop. */
  absolute: (address: string) => string;
}

/** A picture of the shop, with its own size and alternative texts if known. */
export interface PreviewPicture {
  src_url?: string | null | undefined;
  alt?: string | null | undefined;
  alt_ar?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** A page's metadata; missing parts use the shop's defaults. */
export interface PageHead {
  /** The page's own name in the visitor's language; without it the title is made from the path (spec §2). */
  name?: string | undefined;
  /** The full title, where the spec defines one. */
  title?: string | undefined;
  /** Plain text or HTML; search engines and link previews get its first sentences. */
  description?: string | undefined;
  /** The one path that search engines list it under; defaults to the route's, if that has no parameters. */
  path?: string | undefined;
  /** Picture for link previews; defaults to one of the shop's. */
  picture?: PreviewPicture | undefined;
  /** schema.org objects. */
  jsonLd?: readonly object[] | undefined;
  /** Whether it is a selection from the page at `path`, which search engines list in its place. */
  isVariant?: boolean | undefined;
  /** Excludes the page from search engines: baskets, failures. */
  isPrivate?: boolean | undefined;
}

/**
 * `full`: header and footer · `minimal`: logo and language only · `checkout`: `minimal` with a link back to the cart ·
 * `bare`: nothing but the page.
 */
export type PageLayout = 'full' | 'minimal' | 'checkout' | 'bare';

/** The page's data, loaded or loading. */
type Awaitable<Data> = { data: Data } | Promise<{ data: Data }>;

interface PageDefinition<Data> {
  layout?: PageLayout;
  /** Namespaces of its texts, in addition to those of the layout. */
  namespaces?: readonly Namespace[];
  /** Text key of the page's name, for titles in languages other than the path's English. */
  nameKey?: TranslationKey & `${string}:${string}`;
  /** Whether a failed load in the browser redirects to `/404` (spec §8: home, interiors, products, terms, `/pa`). */
  failsToNotFound?: boolean;
  /**
   * Fetches the page's data, which must be JSON-serializable: the server passes it to the browser in the document.
   * @throws NotFoundError when the page doesn't exist; `loadFailure` classifies all other errors
   */
  load?: (context: LoadContext) => Promise<Loaded<Data>>;
  head?: (data: Data, context: HeadContext) => PageHead;
  /** The page's analytics event. Called only after the visitor consents, which is when `events` is downloaded. */
  event?: (data: Data, events: AnalyticsEvents) => AnalyticsEvent | undefined;
  /** Prefilled chat message about this page; defaults to a general one. */
  enquiry?: (data: Data, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  /**
   * Fetches the code of parts that the first view doesn't need, so that the page renders without gaps on navigation.
   * Called while its data is loading, and before a page shown earlier is shown again.
   */
  parts?: (loaded: Awaitable<Data>) => Promise<unknown>;
  /**
   * Shown while the data of a slow page loads: the outline of `component`, made of the widgets' skeletons. Without one
   * a general outline is shown.
   */
  skeleton?: ComponentType;
  component: ComponentType<{ data: Data }>;
}

/** A page of the shop; its data type is known only to its own functions. */
export interface Page {
  readonly layout: PageLayout;
  readonly namespaces: readonly Namespace[];
  readonly nameKey: PageDefinition<unknown>['nameKey'];
  readonly failsToNotFound: boolean;
  readonly load: (context: LoadContext) => Promise<Loaded<unknown>>;
  readonly head: (data: unknown, context: HeadContext) => PageHead;
  readonly event: (data: unknown, events: AnalyticsEvents) => AnalyticsEvent | undefined;
  readonly enquiry: (data: unknown, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  readonly parts: (loaded: Awaitable<unknown>) => Promise<unknown>;
  readonly skeleton: ComponentType | undefined;
  readonly render: (data: unknown) => ReactElement;
}

/**
 * Defines a page. Its data is opaque to callers: all its functions get what its own `load` returned, directly or through
 * the document, so the casts are sound.
 */
export function definePage<Data = null>({
  layout = 'full',
  namespaces = [],
  nameKey,
  failsToNotFound = false,
  load,
  head,
  event,
  enquiry,
  parts,
  skeleton,
  component: Component,
}: PageDefinition<Data>): Page {
  return {
    layout,
    namespaces,
    nameKey,
    failsToNotFound,
    load: load ?? (async () => ({ data: null, status: 200 })),
    head: (data, context) => head?.(data as Data, context) ?? {},
    event: (data, events) => event?.(data as Data, events),
    enquiry: (data, context) => enquiry?.(data as Data, context),
    parts: async (loaded) => parts?.(loaded as Awaitable<Data>),
    skeleton,
    render: (data) => <Component data={data as Data} />,
  };
}
