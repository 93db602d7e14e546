import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import type { Translate, TranslationKey } from '@diwan/widgets';
import type { Shell } from '../data/shell';
import type { AnalyticsEvent, viewItem, viewItemList } from '../session/analytics/events';

/** Factories of a page's analytics events. */
type AnalyticsEvents = { viewItem: typeof viewItem; viewItemList: typeof viewItemList };

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
  /** Lists load their first page on the server, so that it is in the document; in the browser they fetch it later. */
  isServer: boolean;
  /** Aborted when the visitor navigates elsewhere. */
  signal?: AbortSignal | undefined;
}

/** A page's data and HTTP status: a missing product is a page too. */
export interface Loaded<Data> {
  data: Data;
  status: 200 | 404;
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

/** A page's metadata; missing parts use the shop's defaults. */
export interface PageHead {
  /** The page's own name in the visitor's language; without it the title is made from the path (spec §2). */
  name?: string | undefined;
  /** The full title, where the spec defines one. */
  title?: string | undefined;
  description?: string | undefined;
  /** Canonical path, if several lead to the page; defaults to the requested one. */
  path?: string | undefined;
  /** Absolute URL of an image for link previews. */
  image?: string | undefined;
  /** schema.org objects. */
  jsonLd?: readonly object[] | undefined;
  /** Excludes the page from search engines: baskets, failures. */
  isPrivate?: boolean | undefined;
}

interface PageContentDefinition<Data> {
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
}

/** A page's data and metadata, for any data type. */
export interface PageContent {
  readonly nameKey: PageContentDefinition<unknown>['nameKey'];
  readonly failsToNotFound: boolean;
  readonly load: (context: LoadContext) => Promise<Loaded<unknown>>;
  readonly head: (data: unknown, context: HeadContext) => PageHead;
  readonly event: (data: unknown, events: AnalyticsEvents) => AnalyticsEvent | undefined;
}

/**
 * Defines a page's entry in `page-contents.ts`. Separate from its component: a document includes its data and title, so
 * the browser needs this only for the next page. Data is opaque to callers, as in `definePage`.
 */
export function definePageContent<Data = null>({
  nameKey,
  failsToNotFound = false,
  load,
  head,
  event,
}: PageContentDefinition<Data>): PageContent {
  return {
    nameKey,
    failsToNotFound,
    load: load ?? (async () => ({ data: null, status: 200 })),
    head: (data, context) => head?.(data as Data, context) ?? {},
    event: (data, events) => event?.(data as Data, events),
  };
}
